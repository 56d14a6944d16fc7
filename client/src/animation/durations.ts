// How long things move, in milliseconds. How long the table waits for an event is `pauseMs` of its animation.

export const DURATION_MS = {
  lean: 200, // a unit strikes
  shake: 220, // a unit is struck
  shakeDelay: 60, // after the strike has begun
  pulse: 250, // something changes
  land: 220, // something new comes onto the board
  move: 240, // something goes elsewhere
  fall: 280, // something leaves the board
  arrow: 160, // an arrow is drawn
  token: 240, // a sign flies along an arrow
  tokenInterval: 30, // between one sign and the next
  dropBack: 160, // a dragged card returns
  settle: 130, // cards give way to a preview
} as const;

/** How things move: `out` comes to rest slowly, `in` starts slowly, `overshoot` swings back. */
export const EASING = {
  out: "cubic-bezier(.2,.8,.2,1)",
  in: "cubic-bezier(.6,0,.9,.4)",
  overshoot: "cubic-bezier(.3,1.6,.5,1)",
} as const;
