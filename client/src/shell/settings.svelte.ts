// What a reader has set on this device.

export type Theme = "auto" | "dark" | "light" | "contrast";
export type Speed = "none" | "slow" | "normal" | "fast";

/** How fast what happens is shown, as a factor; 0: at once. */
const RATES: Record<Speed, number> = { none: 0, slow: 0.5, normal: 1, fast: 2 };
export type AtOnce = "never" | "bots" | "always";
export type Marks = "off" | "subtle" | "strong";

interface Values {
  theme: Theme;
  speed: Speed;
  waits: boolean; // after each turn of another player, until I go on
  atOnce: AtOnce; // where an action that is one pick is sent without the gold button
  marks: Marks;
  sound: boolean;
  verbose: boolean;
  buzz: boolean; // a short one when it is my turn
}

const KEY = "riftable.settings";
const DEFAULTS: Values = {
  theme: matchMedia("(prefers-contrast: more), (forced-colors: active)").matches ? "contrast" : "dark",
  speed: "normal",
  waits: false,
  atOnce: "never",
  marks: "strong",
  sound: false,
  verbose: false,
  buzz: false,
};

function stored(): Values {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Values>) };
  } catch {
    return { ...DEFAULTS };
  }
}

const media = (query: string): boolean => matchMedia(query).matches;

class Settings {
  values = $state<Values>(stored());

  set<K extends keyof Values>(key: K, value: Values[K]): void {
    this.values[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.values));
    this.apply();
  }

  /** Whether animation is off: set so here, or asked for by the system. */
  get still(): boolean {
    return this.values.speed === "none" || media("(prefers-reduced-motion: reduce)");
  }

  get rate(): number {
    return RATES[this.values.speed] ?? 1;
  }

  /** Whether an action that is one pick is sent at once, at a table with no other person (`alone`) or with some. */
  sendsAtOnce(alone: boolean): boolean {
    const { atOnce } = this.values;
    return atOnce === "always" || (atOnce === "bots" && alone);
  }

  apply(): void {
    const { theme, marks } = this.values;
    const root = document.documentElement;
    const auto =
      media("(prefers-contrast: more)") || media("(forced-colors: active)")
        ? "contrast"
        : media("(prefers-color-scheme: light)")
          ? "light"
          : "dark";
    root.dataset["theme"] = theme === "auto" ? auto : theme;
    root.dataset["marks"] = marks;
    root.dataset["motion"] = this.still ? "none" : "some";
  }
}

export const settings = new Settings();
