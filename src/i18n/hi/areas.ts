import type * as english from '#i18n/en/areas.ts'
import { toHindiArea } from '#shared/text/area-names.ts'

export const areaName: typeof english.areaName = toHindiArea
