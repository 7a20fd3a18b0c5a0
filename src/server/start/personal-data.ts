import { blogData } from '#server/blog/index.ts'
import { businessData } from '#server/businesses/index.ts'
import { classifiedData } from '#server/classifieds/index.ts'
import { campaignData } from '#server/advertising/creatives/index.ts'
import { enquiryData } from '#server/conversations/enquiries/index.ts'
import { favouriteData } from '#server/favourites/index.ts'
import { messageData } from '#server/conversations/messages/index.ts'
import { moderationData } from '#server/moderation/index.ts'
import { newsletterData } from '#server/newsletter/index.ts'
import { accountData, type PersonalData } from '#server/people/personal-data/index.ts'
import { reportData } from '#server/conversations/reports/index.ts'
import { reviewData } from '#server/reviews/index.ts'
import { savedViewData } from '#server/operations/saved-views/index.ts'

/** All that is held of people: what a download holds, and what is erased with an account. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  businessData,
  classifiedData,
  reviewData,
  messageData,
  enquiryData,
  favouriteData,
  reportData,
  moderationData,
  savedViewData,
  newsletterData,
  blogData,
  campaignData,
  accountData,
]
