// How long things move, in milliseconds. How long the table waits for an event is `pauseMs` of its clip.

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
} as const;
