import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/* `import { paging as english } from '#i18n/en/paging.ts'`: not of the type alone. */
const FALLBACK = /^import \{[^}]*\bas (english\w*)\b[^}]*\} from '#i18n\/en\//gm

/**
 * What a translation lacks: files that are not there, and the texts for which a file names the
 * English ones, such as `list.ts: english.more`.
 */
export function listUntranslated(root: string, language: string): string[] {
  const texts = join(root, 'src/i18n')
  const translated = new Set(globSync('**/*.ts', { cwd: join(texts, language) }))
  const english = globSync('**/*.ts', { cwd: join(texts, 'en') }).sort()
  return english.flatMap((file) => {
    if (!translated.has(file)) return [file]
    const text = readFileSync(join(texts, language, file), 'utf8')
    return [...text.matchAll(FALLBACK)].flatMap(([, name]) =>
      [...text.matchAll(new RegExp(`\\b${name}(?:\\.\\w+)+|\\.{3}${name}\\b`, 'g'))].map(
        ([use]) => `${file}: ${use}`,
      ),
    )
  })
}
