/** The preview of an ad. */
export const classifiedPreview = {
  previewTitle: 'Preview of your ad',
  previewList: 'In the list',
  previewPage: 'On the ad page',
  close: 'Close',
  /** In place of what is not typed yet. */
  empty: { title: 'Title of your ad', category: 'Category', price: 'Price', city: 'Town' },
}
