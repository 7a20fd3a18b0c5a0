import type * as english from '#i18n/en/district.ts'
import { DISTRICT as stored } from '#district/district.ts'
import type { Words } from '#i18n/words.ts'
import { toHindiArea } from '#shared/text/area-names.ts'

export const DISTRICT: Omit<typeof stored, 'name' | 'state'> &
  Pick<Words<typeof english.DISTRICT>, 'name' | 'state'> = {
  ...stored,
  name: stored.nameHi || stored.name,
  state: toHindiArea(stored.state),
}
