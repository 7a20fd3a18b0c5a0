import { about } from './en/about.ts'
import { accounts } from './en/accounts.ts'
import { adSlots } from './en/ad-slots.ts'
import { blog } from './en/blog.ts'
import { businessPage } from './en/business-page.ts'
import { businesses } from './en/businesses.ts'
import { categories } from './en/categories.ts'
import { creatives } from './en/creatives.ts'
import { charges } from './en/charges.ts'
import { classifieds } from './en/classifieds.ts'
import { contact } from './en/contact.ts'
import { developers } from './en/developers.ts'
import { enquiryForm } from './en/enquiry-form.ts'
import { fallback } from './en/fallback.ts'
import { footer } from './en/footer.ts'
import { favourites } from './en/favourites.ts'
import { grievance } from './en/grievance.ts'
import { guide } from './en/guide.ts'
import { help } from './en/help.ts'
import { home } from './en/home.ts'
import { inquiry } from './en/inquiry.ts'
import { legal } from './en/legal.ts'
import { listPage } from './en/list-page.ts'
import { locations } from './en/locations.ts'
import { map } from './en/map.ts'
import { messageForm } from './en/message-form.ts'
import { navigation } from './en/navigation.ts'
import { newsletter } from './en/newsletter.ts'
import { offline } from './en/offline.ts'
import { outbox } from './en/outbox.ts'
import { share } from './en/share.ts'
import { ownClassified } from './en/own-classified.ts'
import { photos } from './en/photos.ts'
import { privacy } from './en/privacy.ts'
import { reviewForm } from './en/review-form.ts'
import { reviews } from './en/reviews.ts'
import { sitemap } from './en/sitemap.ts'
import { states } from './en/states.ts'
import { stillRight } from './en/still-right.ts'
import { terms } from './en/terms.ts'

/**
 * Every text of the public site but those that browsers download, in the language of the bundle:
 * where pages of another language are made, the files of `i18n/<its code>` stand for those of
 * `i18n/en` (`scripts/imports/language.ts`).
 */
export const messages = {
  about,
  accounts,
  blog,
  businessPage,
  businesses,
  categories,
  charges,
  creatives,
  adSlots,
  classifieds,
  contact,
  developers,
  enquiryForm,
  fallback,
  footer,
  favourites,
  grievance,
  guide,
  help,
  home,
  inquiry,
  legal,
  listPage,
  locations,
  map,
  messageForm,
  navigation,
  newsletter,
  offline,
  outbox,
  share,
  ownAd: ownClassified,
  photos,
  privacy,
  reviewForm,
  reviews,
  sitemap,
  states,
  stillRight,
  terms,
}

export type Messages = typeof messages
