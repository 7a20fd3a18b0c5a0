/** An ad as people will see it. */
export const adPreview = {
  previewTitle: 'How people will see it',
  previewList: 'In the list',
  previewPage: 'On its page',
  close: 'Close',
}
