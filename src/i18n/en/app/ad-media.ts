/** Photos and video of an ad. */
export const adMedia = {
  mainImages: 'Main images',
  mainImagesHint: 'People see these first. They are made smaller before upload.',
  featured: 'Featured',
  mostMain: 'Maximum 5 main images allowed',
  additionalImages: 'Additional images',
  additionalImagesHint: 'Details, scratches, the bill, accessories.',
  mostAdditional: 'Maximum 5 additional images allowed',
  video: 'Video',
  videoHint:
    'The upload resumes after a lost connection. After a reload, choose the same file ' + 'again.',
  videoChoose: 'Choose a video',
  videoMost: 'MP4 or WebM, max 100 MB',
  videoLetGo: 'Drop to add',
  onlyVideo: 'Please select a video file',
  largeVideo: 'Video size should be less than 100MB',
  videoSending: (percent: number) => `Uploading… ${percent}%`,
  videoProgress: 'Video upload progress',
  videoAgain: 'Resume',
  videoRemove: 'Remove video',
  videoFailed: 'Connection lost. Your progress is saved.',
}
