/** `1 business`, `12 businesses`, `1,200 businesses`. */
export const pluralize = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`
