/** A creative drawn where it would stand. */
export const inItsPlace = {
  device: 'Seen on',
  wide: 'Desktop',
  phone: 'Phone',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  mark: 'Ad',
  page: 'A drawn page',
  anySize: 'any size',
  frame: (title: string) => `${title} in its place`,
}
