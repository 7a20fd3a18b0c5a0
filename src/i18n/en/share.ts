import { counted } from './plural.ts'

/** Where a phone leads what another app shares. */
export const share = {
  title: 'Share',
  description: (site: string) => `Start an ad or a listing on ${site} with what you shared.`,
  question: 'What would you like to do with it?',
  ad: 'Post an ad',
  listing: 'Add a listing',
  photos: (count: number) => counted(count, 'photo', 'photos'),
  lostPhotos: 'The photos didn’t come along. Please choose them again in the form.',
  /** Below a picture of the site, in the dialog that installs it. */
  sample: 'Sample',
  nothing: 'Nothing was shared',
  how:
    'Install this site on your phone, then choose it when you share a photo or a link from ' +
    'another app.',
}
