// Whether the log stands beside the board, as `TableLayout` has it. On narrow screens it opens on a sheet.

const NARROW = matchMedia("(max-width: 1099px)");

class LogBeside {
  current = $state(!NARROW.matches);

  constructor() {
    NARROW.addEventListener("change", () => (this.current = !NARROW.matches));
  }
}

export const logBeside = new LogBeside();
