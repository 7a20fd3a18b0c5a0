/** `1 दुकान`, `12 दुकानें`, `1,200 दुकानें`: in Hindi none counts as one, too. */
export const counted = (count: number, one: string, many = one): string =>
  `${count.toLocaleString('en-IN')} ${count <= 1 ? one : many}`
