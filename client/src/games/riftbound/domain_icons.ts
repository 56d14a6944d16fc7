// The icons of the domains: solid shapes on a 24 by 24 grid, as path data. `hole` lies within `solid`.
import type { Domain } from "./views";

export const DOMAIN_ICONS: Record<Domain, { solid: string; hole?: string }> = {
  fury: { solid: "M12 1l4 8 7-2-4 15H5L1 7l7 2z" },
  calm: { solid: "M2 12a10 10 0 0 1 20 0zM5 14.5h14V17H5zM8.5 19h7v2.5h-7z" },
  mind: { solid: "M12 1l11 11-11 11L1 12z", hole: "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z" },
  body: { solid: "M6.5 2.5h11l5.5 9.5-5.5 9.5h-11L1 12z" },
  chaos: {
    solid: "M12 1a11 11 0 0 1 0 22 5.5 5.5 0 0 1 0-11 5.5 5.5 0 0 0 0-11zM8.5 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
  },
  order: { solid: "M1.5 3h21v5h-21zM4 9.8h4.5V22H4zM15.5 9.8H20V22h-4.5z" },
};

/** The icon of a domain as markup of a <symbol>; its hole has the color of the ground. */
export function symbolOf(domain: Domain): string {
  const { solid, hole } = DOMAIN_ICONS[domain];
  return `<path d="${solid}"/>${hole ? `<path class="cut" d="${hole}"/>` : ""}`;
}
