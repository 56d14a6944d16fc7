// What a reader has set on this device.

export type Theme = "auto" | "dark" | "light" | "contrast";
export type Speed = "none" | "normal" | "fast";
export type Confirm = "auto" | "always" | "never";
export type Marks = "off" | "subtle" | "strong";

interface Values {
  theme: Theme;
  speed: Speed;
  confirm: Confirm;
  marks: Marks;
  sound: boolean;
  verbose: boolean;
  buzz: boolean; // a short one when it is my turn
}

const KEY = "riftable.settings";
const DEFAULTS: Values = {
  theme: matchMedia("(prefers-contrast: more), (forced-colors: active)").matches ? "contrast" : "dark",
  speed: "normal",
  confirm: "auto",
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

  /** Whether a finished choice waits for the button: on touch screens by default. */
  get confirms(): boolean {
    const { confirm } = this.values;
    return confirm === "always" || (confirm === "auto" && media("(pointer: coarse)"));
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
