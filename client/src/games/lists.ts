// Copies of lists with one entry changed.

export function changeAt<T>(list: T[], at: number, change: (value: T) => T): T[] {
  return list.map((value, i) => (i === at ? change(value) : value));
}

export const addAt = (list: number[], at: number, n: number): number[] => changeAt(list, at, (value) => value + n);
