import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const MARK = '?pseudo'
/* They pass on what their caller has, texts and values of code alike: that must stay plain. */
const WITHOUT_TEXTS = /\/(?:plural|answers)\.ts$/
const EXPORT = /^export (?:const|function|async function) (\w+)/gm

/**
 * A Vite plugin: every import of English texts from code leads to the same texts in the language of
 * `pseudo.ts`. Among each other the dictionaries stay English.
 */
export function pseudoLanguagePlugin(root = process.cwd()) {
  const english = join(root, 'src/i18n/en/')
  const pseudo = join(root, 'tests/languages/pseudo/pseudo.ts')
  return {
    name: 'pseudo-language',
    enforce: 'pre' as const,
    resolveId(source: string, importer: string | undefined) {
      if (!importer || importer.startsWith(english)) return null
      const target = source.startsWith('#i18n/en/')
        ? join(root, 'src', source.slice(1))
        : source.startsWith('./en/')
          ? join(dirname(importer.split('?')[0]!), source)
          : ''
      return target.startsWith(english) && !WITHOUT_TEXTS.test(target) ? target + MARK : null
    },
    load(id: string) {
      const [file = '', mark] = id.split('?')
      if (!file.startsWith(english) || !mark?.startsWith('pseudo')) return null
      const names = [...readFileSync(file, 'utf8').matchAll(EXPORT)].map(([, name]) => name!)
      return [
        `import * as english from '${file}'`,
        `import { pseudo } from '${pseudo}'`,
        ...names.map((name) => `export const ${name} = pseudo(english.${name})`),
      ].join('\n')
    },
  }
}
