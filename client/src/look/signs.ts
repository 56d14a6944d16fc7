// The signs of the house: one solid shape on a 24 by 24 grid for each guild, color and tool, as markup of a <symbol>.

export const GUILD_SIGNS: Record<string, string> = {
  fire:
    '<path d="M12.6 1.5c.5 3.6 6.4 6.6 6.4 13a7 7 0 0 1-14 0c0-3.4 1.7-5.4 3-7.6.5 1.7 1.1 2.6 2.1 3.3.9-2.7.6-5.6 2.5-8.7z"/><path class="cut" d="M12.2 13.2c.4 1.5 2.3 2.3 2.3 4.3a2.5 2.5 0 0 1-5 0c0-1.5.8-2.2 1.3-3.1.3.5.6.8.9.9.1-.7.1-1.3.5-2.1z"/>',
  earth:
    '<path d="M8.5 3h7l2 4.5h-11zM5.7 9.3h12.6l2 4.7H3.7zM2.9 15.8h18.2L23 21H1z"/>',
  light:
    '<circle cx="12" cy="12" r="4.7"/><path class="st" d="M12 1.5v3.2M12 19.3v3.2M1.5 12h3.2M19.3 12h3.2M4.6 4.6l2.2 2.2M17.2 17.2l2.2 2.2M19.4 4.6l-2.2 2.2M6.8 17.2l-2.2 2.2"/>',
  plant:
    '<path class="st" d="M12 22.5V11"/><path d="M12 13C12 7.5 8.5 4.5 2 4.5 2 10.5 5.5 13.5 12 13z"/><path d="M12 17.5c0-5.5 3.2-8.3 10-8.3 0 6-3.8 8.8-10 8.3z"/>',
  water:
    '<path d="M1 7.5c3.7-4.3 7.3-4.3 11 0 3.7 3.3 7.3 3.3 11-.5v3.6c-3.7 3.8-7.3 3.8-11 .5-3.7-4.3-7.3-4.3-11 0z"/><path d="M1 15.5c3.7-4.3 7.3-4.3 11 0 3.7 3.3 7.3 3.3 11-.5v3.6c-3.7 3.8-7.3 3.8-11 .5-3.7-4.3-7.3-4.3-11 0z"/>',
  ice:
    '<path class="st" d="M12 1.5v21M2.9 6.75l18.2 10.5M2.9 17.25l18.2-10.5M9 3.6l3 2.7 3-2.7M9 20.4l3-2.7 3 2.7M3 10.6l3.9-1.3-.9-4M21 13.4l-3.9 1.3.9 4M3 13.4l3.9 1.3-.9 4M21 10.6l-3.9-1.3.9-4"/>',
  shadow:
    '<path d="M15.5 2.2A10 10 0 1 0 21.8 16 8 8 0 0 1 15.5 2.2z"/><circle cx="18.3" cy="8.3" r="1.9"/>',
  crystal:
    '<path d="M12 1l6.5 6v10L12 23l-6.5-6V7z"/><path class="cl" d="M5.5 7L12 10.2 18.5 7M12 10.2V23"/>',
  thunderbolt:
    '<path d="M14.5 1L4 13.6h6.2L8.5 23 20 9.6h-6.7z"/>',
  air:
    '<path class="st" d="M2 9.5h11.5a3.7 3.7 0 1 0-3.6-4.7M2 14h16.5a3.2 3.2 0 1 1-3.2 4.2M2 18.5h8.5"/>',
  acid:
    '<path d="M2 3h20v5.5a2 2 0 0 1-4 0 1.6 1.6 0 0 0-3.2 0V16a2.4 2.4 0 0 1-4.8 0V9a1.4 1.4 0 0 0-2.8 0v2.5a2.6 2.6 0 0 1-5.2 0z"/><circle cx="5" cy="19" r="2.3"/><circle cx="19.3" cy="16.5" r="2.6"/><circle cx="15" cy="21.7" r="1.5"/>',
  beast:
    '<path d="M12 11.5c3.6 0 7 4.3 7 7.3 0 2.2-1.5 3.2-3.3 3.2-1.6 0-2.3-.8-3.7-.8s-2.1.8-3.7.8C6.5 22 5 21 5 18.8c0-3 3.4-7.3 7-7.3z"/><ellipse cx="3.9" cy="11" rx="2.2" ry="3" transform="rotate(-22 3.9 11)"/><ellipse cx="8.8" cy="5.6" rx="2.3" ry="3.4" transform="rotate(-8 8.8 5.6)"/><ellipse cx="15.2" cy="5.6" rx="2.3" ry="3.4" transform="rotate(8 15.2 5.6)"/><ellipse cx="20.1" cy="11" rx="2.2" ry="3" transform="rotate(22 20.1 11)"/>',
  lava:
    '<path d="M8.3 10.5l2 2.4L12 11l1.7 2.6 2-3.1L23 22H1z"/><path class="st" d="M12 7.5V1.8M7.5 7L5.2 3.5M16.5 7l2.3-3.5"/>',
  love:
    '<path d="M12 21.8C5 16.5 1.3 12.9 1.3 8.3c0-3.3 2.5-5.8 5.6-5.8 2.2 0 4 1.2 5.1 3.2 1.1-2 2.9-3.2 5.1-3.2 3.1 0 5.6 2.5 5.6 5.8 0 4.6-3.7 8.2-10.7 13.5z"/>',
  magnet:
    '<path d="M2.5 9h6v5a3.5 3.5 0 0 0 7 0V9h6v5a9.5 9.5 0 0 1-19 0z"/><path d="M2.5 2.5h6V7h-6zM15.5 2.5h6V7h-6z"/>',
  music:
    '<path d="M8 4.2L21.5 1.5v5L11 8.6v10.2h-3z"/><path d="M18.5 4h3v12.3h-3z"/><ellipse cx="6.8" cy="19" rx="4.3" ry="3.3" transform="rotate(-18 6.8 19)"/><ellipse cx="17.3" cy="16.7" rx="4.3" ry="3.3" transform="rotate(-18 17.3 16.7)"/>',
  sand:
    '<path d="M3.5 1.5h17v3h-17zM3.5 19.5h17v3h-17z"/><path d="M5.5 5.7h13c0 3.5-2.3 4.6-4.4 6.3 2.1 1.7 4.4 2.8 4.4 6.3h-13c0-3.5 2.3-4.6 4.4-6.3-2.1-1.7-4.4-2.8-4.4-6.3z"/><path class="cut" d="M12 14.2c1 1.2 3 1.7 3.6 3H8.4c.6-1.3 2.6-1.8 3.6-3zM8.3 7h7.4c-.4 1-1 1.5-1.8 2h-3.8c-.8-.5-1.4-1-1.8-2z"/>',
  star:
    '<path d="M12 1l3.1 7.4 8 .7-6 5.3 1.8 7.8L12 18l-6.9 4.2 1.8-7.8-6-5.3 8-.7z"/>',
};

export const TOOL_SIGNS: Record<string, string> = {
  undo:
    '<path class="st" d="M8 5L3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 12H9"/>',
  draw:
    '<path class="st" d="M8 3h11v15H8zM5 6v15h11"/><path class="st" d="M13.5 7v7M10.5 11l3 3 3-3"/>',
  skull:
    '<path d="M12 2a9 9 0 0 0-9 9c0 3.5 1.8 5.5 4 6.6V21h10v-3.4c2.2-1.1 4-3.1 4-6.6a9 9 0 0 0-9-9z"/><circle class="cut" cx="8.5" cy="11.5" r="2.3"/><circle class="cut" cx="15.5" cy="11.5" r="2.3"/><path class="cl" d="M10 18v3M14 18v3"/>',
  flag:
    '<path class="st" d="M6 22V3"/><path d="M7 3.5h13l-4 4.5 4 4.5H7z"/>',
  clock:
    '<circle class="st" cx="12" cy="12" r="9"/><path class="st" d="M12 6.5V12l4 2.5"/>',
  hand:
    '<path class="st" d="M4 8l9-4 6 14-9 4z"/><path class="st" d="M13 4l8 1-1 12"/>',
  deck:
    '<path d="M5 3h11v14H5z"/><path class="st" d="M19 6v15H8"/>',
  gear:
    '<circle class="st" cx="12" cy="12" r="3.5"/><path class="st" d="M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2L19 19M19 5l-2.8 2.8M7.8 16.2L5 19"/>',
  up:
    '<path d="M12 5l9 13H3z"/>',
  down:
    '<path d="M12 19L3 6h18z"/>',
  eq:
    '<path d="M3 7h18v3.5H3zM3 13.5h18V17H3z"/>',
  x:
    '<path class="st" d="M5 5l14 14M19 5L5 19"/>',
  globe:
    '<circle class="st" cx="12" cy="12" r="9.5"/><path class="st" d="M2.5 12h19M12 2.5c-5 5-5 14 0 19M12 2.5c5 5 5 14 0 19"/>',
  log:
    '<path class="st" d="M4 6h16M4 12h16M4 18h10"/>',
  play:
    '<path d="M6 3l15 9-15 9z"/>',
  link:
    '<path class="st" d="M10 14a4.5 4.5 0 0 0 6.5 0l4-4a4.5 4.5 0 0 0-6.5-6.5l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.5 0l-4 4a4.5 4.5 0 0 0 6.5 6.5l1.5-1.5"/>',
  bot:
    '<path d="M4 9h16v11H4z"/><path class="st" d="M12 9V3M1.5 13v4M22.5 13v4"/><circle class="cut" cx="9" cy="14" r="1.8"/><circle class="cut" cx="15" cy="14" r="1.8"/>',
  eye:
    '<path class="st" d="M1.5 12C6 4.5 18 4.5 22.5 12 18 19.5 6 19.5 1.5 12z"/><circle cx="12" cy="12" r="3.5"/>',
  "rf-red":
    '<circle cx="12" cy="12" r="10"/>',
  "rf-blue":
    '<path d="M3 3h18v18H3z"/>',
  "rf-green":
    '<path d="M12 1.5L23 21H1z"/>',
  "rf-yellow":
    '<path d="M12 .5L23.5 12 12 23.5.5 12z"/>',
  "rf-purple":
    '<path d="M8 1.5h8v6.5h6.5v8H16v6.5H8V16H1.5V8H8z"/>',
  mark:
    '<path d="M12 1L22 7v4.2l-6.5 1.3-3-2.8-4.3 3.2L2 11.3V7z"/><path opacity=".85" d="M2 13.3l6.8 1.8 3.9-3 2.4 2.4 6.9-1.3V17l-10 6-10-6z"/>',
  back:
    '<path class="st" d="M3 3h18v18H3z"/><path class="st" d="M3 12l5-2.5 4 4 4-5 5 3"/>',
  bin:
    '<path class="st" d="M4 6h16M7 6l1 15h8l1-15M9.5 6V3h5v3"/>',
  target:
    '<circle class="st" cx="12" cy="12" r="8"/><path class="st" d="M12 1v5M12 18v5M1 12h5M18 12h5"/>',
  check:
    '<path class="st" d="M3.5 12.5l6 6L21 5.5"/>',
  share:
    '<path class="st" d="M12 15V3M7.5 7L12 2.5 16.5 7M4 12v9h16v-9"/>',
  flip:
    '<path d="M12 22L4 12h5V2h6v10h5z"/>',
  focus:
    '<path d="M12 1l11 11-11 11L1 12z"/><path class="cl" d="M6 12l4-2.5 3.5 4L18 11"/>',
  help:
    '<path class="st" d="M7.5 8.5a4.5 4.5 0 1 1 6.5 4c-1.5.8-2 1.7-2 3.2"/><circle cx="12" cy="20" r="1.7"/>',
  sound:
    '<path d="M3 9h4l6-5.5v17L7 15H3z"/><path class="st" d="M16.5 9a4 4 0 0 1 0 6M19 6a8.5 8.5 0 0 1 0 12"/>',
  chat:
    '<path d="M2 4h20v13H11l-5.5 5V17H2z"/>',
  pause:
    '<path d="M5 3h5v18H5zM14 3h5v18h-5z"/>',
  prev:
    '<path d="M18 3v18L7 12zM4 4h3v16H4z"/>',
  next:
    '<path d="M6 3v18l11-9zM17 4h3v16h-3z"/>',
  first:
    '<path d="M21 3v18l-9-9zM12 3v18l-9-9z"/>',
  last:
    '<path d="M3 3v18l9-9zM12 3v18l9-9z"/>',
  bulb:
    '<path d="M12 1.5a7.5 7.5 0 0 0-4.5 13.5c.9.7 1.2 1.5 1.2 2.5h6.6c0-1 .3-1.8 1.2-2.5A7.5 7.5 0 0 0 12 1.5zM9 19h6v1.7H9zM10 21.8h4V23h-4z"/>',
  person:
    '<circle cx="12" cy="7" r="5"/><path d="M2 23c0-6 4-9.5 10-9.5S22 17 22 23z"/>',
  swap:
    '<path class="st" d="M4 8h14l-4-4.5M20 16H6l4 4.5"/>',
  officer:
    '<path d="M12 1.5l9 3v7c0 5.5-4 9-9 11-5-2-9-5.5-9-11v-7z"/><path class="cut" d="M5.5 11.5c3.5-4.5 9.5-4.5 13 0-3.5 4.5-9.5 4.5-13 0z"/><circle cx="12" cy="11.5" r="2"/>',
  plus:
    '<path class="st" d="M12 4v16M4 12h16"/>',
  minus:
    '<path class="st" d="M4 12h16"/>',
  file:
    '<path class="st" d="M6 2.5h8l4.5 4.5v14.5H6zM14 2.5V7h4.5"/>',
  copy:
    '<path class="st" d="M8 8h12v13H8zM4 16V3h12"/>',
};

/** All signs as one hidden sheet, so that each is drawn once and used by name. */
export function sheet(): string {
  const symbol = (id: string, body: string): string => `<symbol id="${id}" viewBox="0 0 24 24">${body}</symbol>`;
  const guilds = Object.entries(GUILD_SIGNS).map(([name, body]) => symbol(`g-${name}`, body));
  const tools = Object.entries(TOOL_SIGNS).map(([name, body]) => symbol(`u-${name}`, body));
  return `<svg width="0" height="0" aria-hidden="true" class="sheet"><defs>${guilds.join("")}${tools.join("")}</defs></svg>`;
}
