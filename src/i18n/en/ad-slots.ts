/** Where the slots of a page stand, so that their names differ. The browser needs none of it. */
export const adSlots = {
  header: 'at the top',
  'content-top': 'above the content',
  sidebar: 'beside the content',
  'content-bottom': 'below the content',
  footer: 'at the bottom',
  popup: 'in a popup',
  placement: (name: string) => `in the ${name} section`,
}
