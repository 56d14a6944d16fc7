// What a coach points at. The server names attributes: "key=unit:3" is `data-key="unit:3"`.

/** A selector for all of it; "" for nothing. */
export const pointSelector = (points: string[]): string =>
  points
    .map((point) => {
      const at = point.indexOf("=");
      return `[data-${point.slice(0, at)}=${JSON.stringify(point.slice(at + 1))}]`;
    })
    .join(", ");
