import { PREFIX } from '#shared/view/address.ts'
import type { APP_PATHS } from './app-paths.ts'
import { ROUTES } from './routes.ts'

/**
 * Where the site's own ads lead, in a place that no campaign fills; `houseAds` of src/i18n has
 * their words. Nothing of them is counted or charged. Without any, a place that is not filled goes.
 */
export const HOUSE_ADS = {
  list: ROUTES.registerBusiness.path,
  // Written out: the list of the app's addresses stays out of public pages.
  advertise: `${PREFIX}/ads` satisfies (typeof APP_PATHS)['ads'],
}

export type HouseAdName = keyof typeof HOUSE_ADS
