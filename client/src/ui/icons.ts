// Icons: solid shapes on a 24 by 24 grid, as markup of a <symbol>. Those of the interface are here; games add their
// own. The ids of icons and the names of colors begin with a prefix: "u", or the game.

const INTERFACE_ICONS: Record<string, string> = {
  undo: '<path class="stroke" d="M8 5L3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 12H9"/>',
  skull:
    '<path d="M12 2a9 9 0 0 0-9 9c0 3.5 1.8 5.5 4 6.6V21h10v-3.4c2.2-1.1 4-3.1 4-6.6a9 9 0 0 0-9-9z"/>' +
    '<circle class="cut" cx="8.5" cy="11.5" r="2.3"/><circle class="cut" cx="15.5" cy="11.5" r="2.3"/>' +
    '<path class="cut-stroke" d="M10 18v3M14 18v3"/>',
  flag: '<path class="stroke" d="M6 22V3"/><path d="M7 3.5h13l-4 4.5 4 4.5H7z"/>',
  clock: '<circle class="stroke" cx="12" cy="12" r="9"/><path class="stroke" d="M12 6.5V12l4 2.5"/>',
  hand: '<path class="stroke" d="M4 8l9-4 6 14-9 4z"/><path class="stroke" d="M13 4l8 1-1 12"/>',
  deck: '<path d="M5 3h11v14H5z"/><path class="stroke" d="M19 6v15H8"/>',
  discard: '<path class="stroke" d="M5 3h11v14H5z"/><path d="M19 6v15H8z"/>',
  gear:
    '<circle class="stroke" cx="12" cy="12" r="3.5"/>' +
    '<path class="stroke" d="M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2L19 19M19 5l-2.8 2.8M7.8' +
    ' 16.2L5 19"/>',
  up: '<path d="M12 5l9 13H3z"/>',
  down: '<path d="M12 19L3 6h18z"/>',
  x: '<path class="stroke" d="M5 5l14 14M19 5L5 19"/>',
  globe:
    '<circle class="stroke" cx="12" cy="12" r="9.5"/>' +
    '<path class="stroke" d="M2.5 12h19M12 2.5c-5 5-5 14 0 19M12 2.5c5 5 5 14 0 19"/>',
  log: '<path class="stroke" d="M4 6h16M4 12h16M4 18h10"/>',
  more: '<circle cx="12" cy="4.5" r="2.6"/><circle cx="12" cy="12" r="2.6"/><circle cx="12" cy="19.5" r="2.6"/>',
  home: '<path d="M12 2.5L22.5 12H19v9.5h-5v-6h-4v6H5V12H1.5z"/>',
  leave: '<path class="stroke" d="M13 3H4v18h9M9 12h12M16.5 7L21.5 12l-5 5"/>',
  play: '<path d="M6 3l15 9-15 9z"/>',
  link:
    '<path class="stroke" d="M10 14a4.5 4.5 0 0 0 6.5 0l4-4a4.5 4.5 0 0 0-6.5-6.5l-1.5 1.5M14 10a4.5 4.5 0 0' +
    ' 0-6.5 0l-4 4a4.5 4.5 0 0 0 6.5 6.5l1.5-1.5"/>',
  bot:
    '<path d="M4 9h16v11H4z"/><path class="stroke" d="M12 9V3M1.5 13v4M22.5 13v4"/>' +
    '<circle class="cut" cx="9" cy="14" r="1.8"/><circle class="cut" cx="15" cy="14" r="1.8"/>',
  eye:
    '<path class="stroke" d="M1.5 12C6 4.5 18 4.5 22.5 12 18 19.5 6 19.5 1.5 12z"/>' +
    '<circle cx="12" cy="12" r="3.5"/>',
  mark:
    '<path d="M12 1L22 7v4.2l-6.5 1.3-3-2.8-4.3 3.2L2 11.3V7z"/>' +
    '<path opacity=".85" d="M2 13.3l6.8 1.8 3.9-3 2.4 2.4 6.9-1.3V17l-10 6-10-6z"/>',
  check: '<path class="stroke" d="M3.5 12.5l6 6L21 5.5"/>',
  share: '<path class="stroke" d="M12 15V3M7.5 7L12 2.5 16.5 7M4 12v9h16v-9"/>',
  help: '<path class="stroke" d="M7.5 8.5a4.5 4.5 0 1 1 6.5 4c-1.5.8-2 1.7-2 3.2"/><circle cx="12" cy="20" r="1.7"/>',
  sound: '<path d="M3 9h4l6-5.5v17L7 15H3z"/><path class="stroke" d="M16.5 9a4 4 0 0 1 0 6M19 6a8.5 8.5 0 0 1 0 12"/>',
  chat: '<path d="M2 4h20v13H11l-5.5 5V17H2z"/>',
  pause: '<path d="M5 3h5v18H5zM14 3h5v18h-5z"/>',
  prev: '<path d="M18 3v18L7 12zM4 4h3v16H4z"/>',
  next: '<path d="M6 3v18l11-9zM17 4h3v16h-3z"/>',
  first: '<path d="M21 3v18l-9-9zM12 3v18l-9-9z"/>',
  last: '<path d="M3 3v18l9-9zM12 3v18l9-9z"/>',
  bulb:
    '<path d="M12 1.5a7.5 7.5 0 0 0-4.5 13.5c.9.7 1.2 1.5 1.2 2.5h6.6c0-1 .3-1.8 1.2-2.5A7.5 7.5 0 0 0 12' +
    ' 1.5zM9 19h6v1.7H9zM10 21.8h4V23h-4z"/>',
  plus: '<path class="stroke" d="M12 4v16M4 12h16"/>',
  minus: '<path class="stroke" d="M4 12h16"/>',
  file: '<path class="stroke" d="M6 2.5h8l4.5 4.5v14.5H6zM14 2.5V7h4.5"/>',
  copy: '<path class="stroke" d="M8 8h12v13H8zM4 16V3h12"/>',
};

/** Puts icons on the page as one hidden sheet, so that each is drawn once and used by its id: `u-undo`. */
export function addIcons(prefix: string, icons: Record<string, string>): void {
  const symbols = Object.entries(icons).map(
    ([name, body]) => `<symbol id="${prefix}-${name}" viewBox="0 0 24 24">${body}</symbol>`,
  );
  const sheet = `<svg width="0" height="0" aria-hidden="true" class="sheet"><defs>${symbols.join("")}</defs></svg>`;
  document.body.insertAdjacentHTML("afterbegin", sheet);
}

/** Gives colors names, each in a tone for dark and one for light themes: `--toy-blue` for the prefix `toy`. */
export function addColors(prefix: string, tones: Record<string, { ink: string; mid: string }>): void {
  const list = (pick: (tone: { ink: string; mid: string }) => string): string =>
    Object.entries(tones)
      .map(([name, tone]) => `--${prefix}-${name}:${pick(tone)}`)
      .join(";");
  const colors = new CSSStyleSheet(); // a style element would be inline, which the policy of the page forbids
  colors.replaceSync(`:root{${list((tone) => tone.ink)}}[data-theme="light"]{${list((tone) => tone.mid)}}`);
  document.adoptedStyleSheets.push(colors);
}

/** Puts the icons of the interface on the page. */
export function addInterfaceIcons(): void {
  addIcons("u", INTERFACE_ICONS);
}
