// The addresses of lessons and their steps.
export const lessonsPath = (game: string): string => `/learn/${game}`;

export const stepPath = (game: string, lesson: string, step = 1): string =>
  `/learn/${game}/${lesson}${step > 1 ? `?step=${step}` : ""}`;

/** The step that a query asks for; the first if it asks for none. */
export function stepOf(query: string): number {
  const step = Number(new URLSearchParams(query).get("step") ?? "1");
  return Number.isSafeInteger(step) && step > 0 ? step : 1;
}
