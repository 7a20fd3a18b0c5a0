import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Every file of a built site, as `business/sample-medical-store.html`. */
export async function listFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return files.map((file) => file.slice(site.length + 1).replaceAll(sep, '/')).sort()
}

export const readPage = (site: string, file: string): Promise<string> =>
  readFile(join(site, file), 'utf8')

/** The address of a page's file. */
export const fileToPath = (file: string): string =>
  `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '/')

/** Folders in which every page has a template of its own. */
const SINGLES = /^(?:fallback|newsletter|register)$/

/** The page in English that a page in Hindi is the twin of: `hi/about.html` → `about.html`. */
export const getEnglishFile = (file: string): string =>
  file === 'hi.html' ? 'index.html' : file.replace(/^hi\//, '')

/**
 * The template of the page: `business/*` for all businesses, `categories/* /page/*` for later pages
 * of a category.
 */
export function getTemplateName(file: string): string {
  const [first = '', ...more] = getEnglishFile(file)
    .replace(/\.html$/, '')
    .split('/')
  if (more.length === 0 || SINGLES.test(first)) return [first, ...more].join('/')
  // The blog's categories are below the blog.
  if (more[0] === 'category' && more.length > 1)
    return `${first}/${getTemplateName(more.join('/'))}`
  const later = more.indexOf('page')
  if (later < 0) return `${first}/*`
  return later === 0 ? `${first}/page/*` : `${first}/*/page/*`
}

/** The first pages of each template, with all whose name says that they hold what breaks pages. */
export function sampleEachTemplate(files: readonly string[], count: number): string[] {
  const taken = new Map<string, number>()
  return files.filter((file) => {
    const template = `${getEnglishFile(file) === file} ${getTemplateName(file)}`
    const before = taken.get(template) ?? 0
    taken.set(template, before + 1)
    return before < count || /hostile|long|photos|everything|sample/.test(file)
  })
}
