import type { APP_PATHS } from './app-paths.ts'
import { ROUTES } from './routes.ts'

/** What the site says of itself in a place that no campaign fills. */
export type HouseAd = { title: string; hindi: string; text: string; call: string; href: string }

/** Nothing of these is counted or charged. Without any, a place that is not filled goes. */
export const HOUSE_ADS: readonly HouseAd[] = [
  {
    title: 'Add your shop free',
    hindi: 'अपनी दुकान मुफ़्त जोड़ें',
    text: 'With address, hours and photos, in Hindi and English.',
    call: 'List your business',
    href: ROUTES.registerBusiness.path,
  },
  {
    title: 'Advertise here',
    hindi: 'यहाँ विज्ञापन दें',
    text: 'You pay only for those who follow it.',
    call: 'Start a campaign',
    // Written out: the list of the app's addresses stays out of public pages.
    href: '/ads' satisfies (typeof APP_PATHS)['ads'],
  },
]
