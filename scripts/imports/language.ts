import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ALIAS = '#i18n/en/'
/** The Hindi lines that stand beside English headings. */
const COMPANIONS = /^#i18n\/hi-\w+\.ts$/

/** `companions`: whether English headings have Hindi ones beside them. */
type TextsOfBundle = { language: string; root: string; companions?: boolean | undefined }

/**
 * The file that stands for an import of English texts where pages of another language are made:
 * `src/i18n/hi/paging.ts` for `#i18n/en/paging.ts`. Null for every other import, for texts that are
 * not translated yet, and for imports of the translation itself: it falls back to English by naming
 * it (`save: english.save`). The Hindi companions of English headings are empty in every other
 * language, and where the people of the district read another one than Hindi.
 */
export function findTranslation(
  source: string,
  importer: string,
  { language, root, companions = language === 'en' }: TextsOfBundle,
): string | null {
  const texts = join(root, 'src/i18n')
  const from = importer.split('?')[0]!
  if (from.startsWith(join(texts, language))) return null
  if (COMPANIONS.test(source) && !companions) return join(texts, 'no-companions.ts')
  if (language === 'en') return null
  const isRelative = source.startsWith('.') && from.startsWith(texts)
  if (!isRelative && !source.startsWith(ALIAS)) return null
  const target = isRelative ? join(dirname(from), source) : join(root, 'src', source.slice(1))
  const name = relative(join(texts, 'en'), target)
  const translation = join(texts, language, name)
  return !name.startsWith('..') && existsSync(translation) ? translation : null
}

/** A Vite plugin: every import of English texts leads to those of a language. */
export const languagePlugin = (language: string, companions?: boolean, root = process.cwd()) => ({
  name: 'language',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined) =>
    importer ? findTranslation(source, importer, { language, root, companions }) : null,
})
