import { LANGUAGES } from '#config/languages.ts'
import { listUntranslated } from './imports/untranslated.ts'

/** Lists what another language shows in English; it fails nothing, so a text can change at once. */
for (const { code, name } of LANGUAGES.slice(1)) {
  const missing = listUntranslated(process.cwd(), code)
  if (missing.length > 0)
    console.log(`${missing.length} not in ${name} yet (src/i18n/${code}): ${missing.join(', ')}`)
}
