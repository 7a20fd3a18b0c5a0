/** `1 view`, `1,204 views`; in a file of its own because scripts of static pages include it. */
export const formatViews = (count: number, text = String(count)): string =>
  `${text} ${count === 1 ? 'view' : 'views'}`
