import { areaName } from '#i18n/en/areas.ts'
import { GST_STATES } from '#shared/rules/gst-states.ts'

/** `Sikkim (11)`; blank for a code that no state has. */
export const nameOfState = (code: string): string =>
  GST_STATES[code] ? `${areaName(GST_STATES[code])} (${code})` : ''
