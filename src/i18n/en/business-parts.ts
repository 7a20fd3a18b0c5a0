import { formatSpan } from './clock.ts'
import { verifiedVisit } from './reviews.ts'

/**
 * The parts of a business's page that are drawn in the browser too, where each text is downloaded;
 * `business-page.ts` adds what only built pages show.
 */
export const businessParts = {
  back: 'Back to Listings',
  whatsapp: 'WhatsApp',
  directions: 'Directions',
  standing: {
    paused: {
      renovation: 'Closed for renovation.',
      holiday: 'Closed for a holiday.',
      season: 'Closed for the season.',
      other: 'Temporarily closed.',
    },
    opensAgain: (date: string) => `Reopens on ${date}.`,
    closed: 'Permanently closed.',
    since: (date: string) => `Marked as closed on ${date}.`,
    moved: 'This business has moved.',
    newAddress: (address: string) => `New address: ${address}.`,
    newPage: (name: string) => `View ${name}`,
  },
  overview: 'Overview',
  serving: (town: string) => `Serving the community in ${town}.`,
  message: 'Message',
  inquire: 'Send Inquiry',
  contact: 'Contact & Info',
  phone: 'Phone',
  otherPhone: 'Second phone',
  email: 'Email',
  website: 'Website',
  address: 'Address',
  landmark: 'Landmark',
  getDirections: 'Get Directions',
  businessHours: 'Business Hours',
  closed: 'Closed',
  allDay: 'Open 24 hours',
  unknownDay: 'Unknown',
  span: formatSpan,
  check: 'Details can change. Check before you travel far.',
  updated: (date: string) => `Last updated ${date}.`,
  thumbBar: 'Call and directions',
  writeReview: 'Write a Review',
  noNewReviews: 'New reviews are turned off.',
  verifiedVisit,
  showAllReviews: (count: number) => `Show all ${count} reviews`,
}
