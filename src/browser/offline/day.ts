/** `23 Nov`, where the device is; the twelve months have the names given. */
export const formatDay = (day: Date, months: readonly string[]): string =>
  `${day.getDate()} ${months[day.getMonth()]}`
