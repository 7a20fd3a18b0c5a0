/** The preview of a creative on a page. */
export const previewOptions = {
  device: 'Device',
  wide: 'Desktop',
  phone: 'Phone',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  mark: 'Ad',
  page: 'Sample page',
  anySize: 'any size',
  frame: (title: string) => `${title} on a page`,
}
