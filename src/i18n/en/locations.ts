export const locations = {
  title: 'Towns and blocks',
}
