/** The preview of an ad. */
export const classifiedPreview = {
  previewTitle: 'Preview of your ad',
  previewList: 'In the list',
  previewPage: 'On the ad page',
  close: 'Close',
}
