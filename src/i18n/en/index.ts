import { about } from './about.ts'
import { accounts } from './accounts.ts'
import { adSlots } from './ad-slots.ts'
import { blog } from './blog.ts'
import { businessPage } from './business-page.ts'
import { businesses } from './businesses.ts'
import { categories } from './categories.ts'
import { creatives } from './creatives.ts'
import { classifieds } from './classifieds.ts'
import { contact } from './contact.ts'
import { developers } from './developers.ts'
import { enquiryForm } from './enquiry-form.ts'
import { fallback } from './fallback.ts'
import { footer } from './footer.ts'
import { favourites } from './favourites.ts'
import { grievance } from './grievance.ts'
import { guide } from './guide.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { inquiry } from './inquiry.ts'
import { legal } from './legal.ts'
import { listPage } from './list-page.ts'
import { locations } from './locations.ts'
import { map } from './map.ts'
import { messageForm } from './message-form.ts'
import { navigation } from './navigation.ts'
import { newsletter } from './newsletter.ts'
import { ownClassified } from './own-classified.ts'
import { photos } from './photos.ts'
import { privacy } from './privacy.ts'
import { reviewForm } from './review-form.ts'
import { reviews } from './reviews.ts'
import { sitemap } from './sitemap.ts'
import { states } from './states.ts'
import { stillRight } from './still-right.ts'
import { terms } from './terms.ts'

/** English, one file per noun. */
export const en = {
  about,
  accounts,
  blog,
  businessPage,
  businesses,
  categories,
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
