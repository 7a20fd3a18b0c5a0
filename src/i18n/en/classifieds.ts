import { adList } from './ad-list.ts'
import { adViews } from './ad-words.ts'

export const classifieds = {
  ...adList,
  title: 'Classified ads',
  lede: (district: string) =>
    `Bought, sold and let among people of ${district}: tractors and cattle, phones and ` +
    'furniture, houses and work.',
  description: (district: string, state: string) =>
    `Classified ads of ${district} district, ${state}: farm machines, cattle, vehicles, ` +
    'phones, furniture, houses and jobs.',
  browse: 'Browse by category',
  ads: (count: number) => (count === 1 ? 'ad' : 'ads'),
  latest: 'Latest ads',
  gone: 'That ad is no longer here, or its address was mistyped. See what else there is:',
  goneFailed:
    'That ad could not be loaded. Please try again in a while, or see what else there is:',
  noScript: 'Filters need JavaScript. Without it, all ads are listed here, the newest first.',

  back: 'All ads',
  sold: 'Sold',
  soldText: 'This item has been sold. The seller takes no more inquiries.',
  expired: 'Expired',
  expiredText: 'This ad has expired: the item may be gone.',
  seeOthers: (category: string) => `See other ads: ${category}`,
  pending: 'This ad awaits review. Only you and the administrators see it.',
  rejected: (reason: string) => `This ad was not accepted: ${reason}`,
  suspended: 'This ad is suspended. Only you and the administrators see it.',
  posted: 'Posted',
  views: adViews,
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
  noContact: 'The seller is reached by an inquiry.',
  inquiryNeedsScript: 'Sending an inquiry needs JavaScript.',
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
  safetyText:
    'See the thing before you pay, meet in a public place, and never send money in advance.',
  similar: 'More of this kind',
  late: {
    title: 'An ad just posted',
    text: 'This ad was posted a moment ago; its own page is being made.',
    noScript:
      'This ad was posted a moment ago, and its own page is being made. Please come back in a ' +
      'few minutes.',
  },
}
