import { LANGUAGES } from '#config/languages.ts'
import { listUntranslated } from './imports/untranslated.ts'

/** Lists what is shown in English in another language. It fails nothing: a text may be corrected at once. */
for (const { code, name } of LANGUAGES.slice(1)) {
  const missing = listUntranslated(process.cwd(), code)
  if (missing.length > 0)
    console.log(`${missing.length} not in ${name} yet (src/i18n/${code}): ${missing.join(', ')}`)
}
