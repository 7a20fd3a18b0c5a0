import { classifiedList } from './classified-list.ts'
import { formatViews } from './views.ts'

export const classifieds = {
  ...classifiedList,
  title: 'Classified ads',
  lede: (district: string) =>
    `Buy, sell and rent in ${district}: tractors and cattle, phones and furniture, ` +
    'houses and jobs.',
  description: (district: string, state: string) =>
    `Classified ads in ${district} district, ${state}: farm machines, cattle, vehicles, ` +
    'phones, furniture, houses and jobs.',
  browse: 'Browse by category',
  ads: (count: number) => (count === 1 ? 'ad' : 'ads'),
  latest: 'Latest ads',
  gone: 'That ad no longer exists. See other ads:',
  goneFailed: 'Couldn’t load that ad. Try again later, or see other ads:',
  noScript: 'Filters need JavaScript. All ads are listed here, newest first.',

  back: 'All ads',
  sold: 'Sold',
  soldText: 'This item has been sold. Inquiries are closed.',
  expired: 'Expired',
  expiredText: 'This ad has expired. The item may be sold.',
  seeOthers: (category: string) => `See other ads: ${category}`,
  pending: 'Pending approval. Only you and administrators can see this ad.',
  rejected: (reason: string) => `This ad was rejected: ${reason}`,
  suspended: 'Suspended. Only you and administrators can see this ad.',
  posted: 'Posted',
  views: formatViews,
  noPhoto: 'No photo',
  video: 'Video',
  details: 'Details',
  pageDescription: (kind: string, town: string, text: string) => `${kind} in ${town}: ${text}`,
  descriptionTitle: 'Description',
  brand: 'Brand',
  model: 'Model',
  year: 'Year',
  place: 'Location',
  seller: 'Seller',
  phone: 'Phone',
  email: 'Email',
  noContact: 'Ask the seller a question.',
  inquiryNeedsScript: 'Inquiries need JavaScript.',
  callNow: 'Call Now',
  sendInquiry: 'Send Inquiry',
  adId: 'Ad ID',
  postedDate: 'Posted',
  saveShort: 'Save',
  savedShort: 'Saved',
  share: 'Share',
  shareOn: (place: string) => `Share on ${place}`,
  shareText: (title: string) => title,
  copyLink: 'Copy Link',
  copied: 'Link copied to clipboard!',
  report: 'Report this ad',
  safety: 'Stay safe',
  safetyText: 'See the item before you pay, meet in a public place, and never pay in advance.',
  similar: 'Similar ads',
  late: {
    title: 'New ad',
    text: 'This ad was just posted. Its page will be ready in a few minutes.',
    noScript:
      'This ad was just posted. Its page will be ready in a few minutes. Please come back ' +
      'then, or see other ads.',
  },
}
