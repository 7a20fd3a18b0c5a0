/** Photos and video of an ad. */
export const classifiedMedia = {
  mainImages: 'Main images',
  mainImagesHint: 'Shown first on your ad. Large photos are resized before upload.',
  featured: 'Main photo',
  mostMain: 'Maximum 5 main images allowed',
  additionalImages: 'Additional images',
  additionalImagesHint: 'Show details, scratches, the bill and accessories.',
  mostAdditional: 'Maximum 5 additional images allowed',
  video: 'Video',
  videoHint:
    'If the connection drops, you can resume the upload. If you reload the page, ' +
    'choose the same file again.',
  videoChoose: 'Choose a video',
  videoMost: 'MP4 or WebM, max 100 MB',
  videoLetGo: 'Drop the video here',
  onlyVideo: 'Please select a video file',
  largeVideo: 'Video size should be less than 100MB',
  videoSending: (percent: number) => `Uploading… ${percent}%`,
  videoProgress: 'Video upload progress',
  videoAgain: 'Resume',
  videoRemove: 'Remove video',
  videoFailed: 'Connection lost. Press Resume to continue.',
}
