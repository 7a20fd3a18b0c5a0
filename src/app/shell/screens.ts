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

type SidebarScreen<Screen extends AppScreen> = (typeof SIDEBAR_SCREENS)[number] & { screen: Screen }

const pick = <Screen extends AppScreen>(...names: Screen[]) =>
  SIDEBAR_SCREENS.filter((one): one is SidebarScreen<Screen> =>
    names.some((name) => name === one.screen),
  )

/** What the bar at the foot of a phone has room for; a member sells, an owner has listings. */
export const getBottomBarScreens = (isMember: boolean, acceptsListings: boolean) => [
  ...pick('dashboard', isMember ? 'myAds' : 'myBusinesses'),
  {
    ...pick('addListing')[0]!,
    path: APP_PATHS[isMember || !acceptsListings ? 'postAd' : 'addListing'],
  },
  ...pick('messages'),
]

/**
 * Whether it is the address of a long form, new or changed: the rail is narrow there, and on a
 * phone the form's own bar is at the foot. By its words: the paths would cost the shell more.
 */
export const isFormPath = (path: string): boolean => /\/(add-listing|post|edit)\b/.test(path)

/** Pages of the site beside them. */
export const SITE_LINKS = [
  { route: 'businesses', icon: 'list' },
  { route: 'categories', icon: 'grid' },
  { route: 'classified', icon: 'cart' },
  { route: 'favourites', icon: 'heart' },
  { route: 'contact', icon: 'mail' },
] as const satisfies readonly { route: string; icon: IconName }[]
