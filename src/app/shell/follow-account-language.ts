import { OTHER_LANGUAGE } from '#config/language.ts'
import { PREFIX } from '#shared/view/address.ts'
import { getOtherLanguageHref, readChosenLanguage, storeLanguage } from '#stores/language.ts'

/**
 * Leads to this screen in the language of the account, on a device where nobody has chosen one. The
 * first language is what an account has that never chose, so it leads nowhere.
 */
export function followAccountLanguage(language: string): void {
  if (PREFIX || language !== OTHER_LANGUAGE?.code || readChosenLanguage() !== null) return
  storeLanguage(language)
  location.replace(getOtherLanguageHref(location, OTHER_LANGUAGE.prefix))
}
