import { APP_PATHS, type AppScreen } from '#config/app-paths.ts'
import type { IconName } from '#shared/drawings/drawings.ts'

/** The account's screens as the sidebar lists them. */
export const SIDEBAR_SCREENS: readonly { screen: AppScreen; path: string; icon: IconName }[] = [
  { screen: 'dashboard', path: APP_PATHS.dashboard, icon: 'home' },
  { screen: 'myBusinesses', path: APP_PATHS.myBusinesses, icon: 'shop' },
  { screen: 'addListing', path: APP_PATHS.addListing, icon: 'plus' },
  { screen: 'myAds', path: APP_PATHS.myAds, icon: 'tag' },
  { screen: 'messages', path: APP_PATHS.messages, icon: 'message' },
  { screen: 'reviews', path: APP_PATHS.reviews, icon: 'star' },
  { screen: 'ads', path: APP_PATHS.ads, icon: 'mega' },
  { screen: 'analytics', path: APP_PATHS.analytics, icon: 'chart' },
  { screen: 'profile', path: APP_PATHS.profile, icon: 'user' },
]

/** What the bar at the foot of a phone has room for; a member sells, an owner has listings. */
export function getBottomBarScreens(isMember: boolean, acceptsListings: boolean) {
  const own: readonly AppScreen[] = ['dashboard', isMember ? 'myAds' : 'myBusinesses']
  const add: AppScreen = isMember || !acceptsListings ? 'postAd' : 'addListing'
  return SIDEBAR_SCREENS.filter(({ screen }) => own.includes(screen)).concat(
    { screen: add, path: APP_PATHS[add], icon: 'plus' },
    SIDEBAR_SCREENS.filter(({ screen }) => screen === 'messages'),
  )
}

/** Screens of a long form: the rail is narrow, and on a phone the form's bar is at the foot. */
export const FORM_PATHS = [
  APP_PATHS.addListing,
  APP_PATHS.editListing,
  APP_PATHS.postAd,
  APP_PATHS.editAd,
] as const

/** Pages of the site beside them. */
export const SITE_LINKS = [
  { route: 'businesses', icon: 'list' },
  { route: 'categories', icon: 'grid' },
  { route: 'classified', icon: 'cart' },
  { route: 'favourites', icon: 'heart' },
  { route: 'contact', icon: 'mail' },
] as const satisfies readonly { route: string; icon: IconName }[]
