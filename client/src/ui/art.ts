// Generated pictures: ridges, the rift, the layers of the slabs. Same seed, same picture.

export type Ridge = "spike" | "step" | "dune" | "wave" | "facet" | "drip" | "claw";

/** A color in the shades that a card needs. The four shades, `hue` and `chroma` are one color: change them together. */
export interface Tone {
  ink: string; // inlay, and the sign on dark
  mid: string;
  face: string;
  deep: string; // the sign on inlay
  ridge: Ridge;
  hue: number; // OKLCH, for the ridges
  chroma: number;
}

/** A tone as custom properties; base.css says what they are. */
export const toneProperties = ({ ink, mid, face, deep }: Tone): string =>
  `--tone-ink:${ink};--tone-mid:${mid};--tone-face:${face};--tone-deep:${deep}`;

/** Returns a generator of numbers in [0, 1): same seed, same numbers on every machine. */
export function seededRandom(seed: string): () => number {
  let h = 2166136261;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Point = [number, number];

export function ridge(kind: Ridge, rnd: () => number, w: number, y: number, amp: number): Point[] {
  const points: Point[] = [];
  if (kind === "wave" || kind === "dune") {
    const phase = rnd() * 6;
    const f = ((kind === "wave" ? 2.2 : 1) * Math.PI * 2) / w;
    const skew = kind === "wave" ? 0 : 0.4;
    for (let i = 0; i <= 24; i++) {
      const x = -10 + ((w + 20) * i) / 24;
      points.push([x, y - amp * 0.5 * (Math.sin(f * x + phase) + skew * Math.sin(2 * f * x + phase + 1))]);
    }
    return points;
  }
  for (let x = -10; x < w + 10;) {
    if (kind === "spike") {
      points.push([x, y + rnd() * amp * 0.3], [x + w * 0.05, y - amp * (0.4 + rnd() * 0.8)]);
      x += w * (0.08 + rnd() * 0.06);
    } else if (kind === "step") {
      const h = y - amp * (rnd() - 0.3);
      const d = w * (0.1 + rnd() * 0.12);
      points.push([x, h], [x + d, h]);
      x += d;
    } else if (kind === "facet") {
      points.push([x, y - amp * rnd()], [x + w * 0.03, y - amp * (0.2 + rnd())]);
      x += w * (0.1 + rnd() * 0.1);
    } else if (kind === "drip") {
      points.push([x, y - amp * 0.3], [x + w * 0.03, y + amp * 0.5 * rnd()], [x + w * 0.06, y - amp * 0.5]);
      x += w * 0.1;
    } else {
      points.push([x, y], [x + w * 0.11, y - amp * (0.5 + rnd() * 0.6)], [x + w * 0.13, y]);
      x += w * 0.16;
    }
  }
  return points;
}

export const path = (points: Point[]): string => points.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** The ground under a ridge of a picture of `w` by `h`: `t` is 0 for the farthest and 1 for the nearest, which is by
 * `fall` darker than `far`. */
export function ground(tone: Tone, line: Point[], w: number, h: number, t: number, far: number, fall: number): string {
  const chroma = (Math.min(tone.chroma, 0.1) * (1 - 0.4 * t)).toFixed(3);
  const color = `oklch(${(far - fall * t).toFixed(2)} ${chroma} ${tone.hue})`;
  return (
    `<path d="M-10 ${h + 5}${path(line)}L${w + 10} ${h + 5}z" fill="${color}" stroke="${tone.ink}"` +
    ` stroke-opacity="${(0.5 - 0.38 * t).toFixed(2)}" stroke-width=".8"/>`
  );
}

/** The crack itself, 1000 by 160, white-hot between a cold and a warm lip. */
export function rift(seed: string): string {
  const [w, h, n] = [1000, 160, 40];
  const rnd = seededRandom(seed);
  const up: Point[] = [];
  const low: Point[] = [];
  let y = h / 2;
  for (let i = -1; i <= n + 1; i++) {
    y = h / 2 + (y - h / 2) * 0.45 + (rnd() - 0.5) * 30;
    const t = 1.2 + rnd() ** 2 * 8.5;
    const x = (w * i) / n + ((rnd() - 0.5) * w * 0.7) / n;
    up.push([x, y - t]);
    low.push([x + (rnd() - 0.5) * 6, y + t * (0.7 + 0.6 * rnd())]);
  }
  const line = (points: Point[]): string => "M" + path(points).slice(1);
  const shape = line([...up, ...[...low].reverse()]) + "z";
  let cracks = "";
  for (let k = 0; k < 34; k++) {
    const above = k % 2 === 1;
    let [x, cy] = (above ? up : low)[2 + Math.floor(rnd() * (n - 3))] ?? [0, 80];
    let d = `M${x.toFixed(1)} ${cy.toFixed(1)}`;
    for (let j = 0; j < (rnd() < 0.5 ? 2 : 3); j++) {
      x += (rnd() - 0.5) * 26;
      cy += (above ? -1 : 1) * (6 + rnd() * 15);
      d += `L${x.toFixed(1)} ${cy.toFixed(1)}`;
    }
    cracks += `<path d="${d}" class="${above ? "c" : "w"}"/>`;
  }
  let embers = "";
  for (let k = 0; k < 26; k++) {
    const cx = rnd() * w;
    const ey = h / 2 + (rnd() - 0.5) * 130;
    embers +=
      `<circle class="ember" cx="${cx.toFixed(0)}" cy="${ey.toFixed(0)}"` +
      ` r="${(0.7 + rnd() * 1.3).toFixed(1)}" opacity="${(0.35 + rnd() * 0.5).toFixed(2)}"/>`;
  }
  return (
    `<g class="halo"><path d="${line(up)}" class="hc" transform="translate(0,-14)"/>` +
    `<path d="${line(low)}" class="hw" transform="translate(0,14)"/></g>` +
    `<path class="glow" d="${shape}"/><g class="cracks">${cracks}</g><path class="core" d="${shape}"/>` +
    `<path class="lip c" d="${line(up)}"/><path class="lip w" d="${line(low)}"/><g class="embers">${embers}</g>`
  );
}

/** The layers of a slab of stone, 1000 by 400. */
export function strata(seed: string, n: number): string {
  const rnd = seededRandom(seed);
  let s = "";
  for (let k = 0; k < n; k++) {
    const y = (400 * (k + 0.5)) / n;
    const phase = rnd() * 6;
    let d = `M0 ${y.toFixed(0)}`;
    for (let i = 1; i <= 12; i++)
      d += `L${((1000 * i) / 12).toFixed(0)} ${(y + 9 * Math.sin(i * 0.7 + phase) + rnd() * 5).toFixed(0)}`;
    s +=
      `<path d="${d}" stroke-width="${(0.6 + rnd() * 1.4).toFixed(1)}"` +
      ` opacity="${(0.04 + rnd() * 0.1).toFixed(3)}"/>`;
  }
  return s;
}

/** A far range of mountains across a page, `hanging` from above or rising; 1000 by 400. */
export function range(seed: string, n: number, hue: number, hanging: boolean): string {
  const rnd = seededRandom(seed);
  let s = "";
  for (let k = 0; k < n; k++) {
    const t = k / (n - 1);
    const y = 40 + 330 * t * t + 20 * t;
    const line = ridge(k % 2 ? "facet" : "claw", rnd, 1000, hanging ? 400 - y : y, 46 - 16 * t);
    const edge = hanging ? -10 : 410;
    s +=
      `<path d="M-10 ${edge}${path(line)}L1010 ${edge}z" fill="oklch(${(0.33 - 0.17 * t).toFixed(2)}` +
      ` ${(0.05 - 0.02 * t).toFixed(3)} ${hue})" opacity=".8"/>`;
  }
  return s;
}
