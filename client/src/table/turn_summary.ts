// What the others have done, where there is room for one line.
import type { SummaryLine } from "../animation/playback.svelte";

/** All sentences in one line, what was done to me first: the rest may not fit. */
export const lineOf = (lines: SummaryLine[]): string =>
  [...lines.filter(({ affectsMe }) => affectsMe), ...lines.filter(({ affectsMe }) => !affectsMe)]
    .map(({ text }) => text)
    .join(" ");
