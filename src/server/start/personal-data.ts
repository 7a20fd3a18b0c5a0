import { blogPersonalData } from '#server/blog/index.ts'
import { businessPersonalData } from '#server/businesses/index.ts'
import { classifiedPersonalData } from '#server/classifieds/index.ts'
import { adBalancePersonalData } from '#server/advertising/balances/index.ts'
import { adPaperPersonalData } from '#server/advertising/papers/index.ts'
import { adPaymentPersonalData } from '#server/advertising/payments/index.ts'
import { campaignPersonalData } from '#server/advertising/creatives/index.ts'
import { enquiryPersonalData } from '#server/conversations/enquiries/index.ts'
import { factPersonalData } from '#server/facts/index.ts'
import { gapPersonalData } from '#server/gaps/index.ts'
import { favouritePersonalData } from '#server/favourites/index.ts'
import { messagePersonalData } from '#server/conversations/messages/index.ts'
import { moderationPersonalData } from '#server/moderation/index.ts'
import { newsletterPersonalData } from '#server/newsletter/index.ts'
import { accountPersonalData, type PersonalData } from '#server/people/personal-data/index.ts'
import { reportPersonalData } from '#server/conversations/reports/index.ts'
import { reviewPersonalData } from '#server/reviews/index.ts'
import { savedViewPersonalData } from '#server/operations/saved-views/index.ts'

/** All that is held of people: what a download holds, and what is erased with an account. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  businessPersonalData,
  classifiedPersonalData,
  reviewPersonalData,
  messagePersonalData,
  enquiryPersonalData,
  factPersonalData,
  gapPersonalData,
  favouritePersonalData,
  reportPersonalData,
  moderationPersonalData,
  savedViewPersonalData,
  newsletterPersonalData,
  blogPersonalData,
  adBalancePersonalData,
  adPaperPersonalData,
  adPaymentPersonalData,
  campaignPersonalData,
  accountPersonalData,
]
