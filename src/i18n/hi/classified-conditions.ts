import type { classifiedConditions as english } from '#i18n/en/classified-conditions.ts'
import type { Words } from '#i18n/words.ts'

export const classifiedConditions: Words<typeof english> = {
  new: 'नया',
  like_new: 'नए जैसा',
  good: 'अच्छा',
  fair: 'ठीक-ठाक',
  poor: 'खराब',
}
