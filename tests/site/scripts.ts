import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const MODULE = /<script type="module"(?: src="([^"]+)")?>(.*?)<\/script>/gs
const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g

/** All scripts that a page runs when it opens: its module scripts and their static imports. */
export async function readPageScripts(site: string, html: string): Promise<string> {
  const texts: string[] = []
  const seen = new Set<string>()
  const read = async (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = await readFile(join(site, '_astro', file), 'utf8')
    texts.push(text)
    for (const [, name = ''] of text.matchAll(STATIC_IMPORT)) await read(name)
  }
  for (const [, src, text = ''] of html.matchAll(MODULE)) {
    if (src) await read(src.split('/').at(-1)!)
    else texts.push(text)
  }
  return texts.join('\n')
}

/** The elements of a page that wait for a script, and the names by which the script finds them. */
const HOOKS: Record<string, string> = {
  'data-heart="': '[data-heart]',
  'data-hours="': '[data-hours]',
  'data-weekday="': '[data-weekday]',
  'data-date="': '[data-date]',
  'data-share="': '[data-share]',
  'data-copy="': '[data-copy]',
  'data-reviews="': '[data-reviews]',
  'data-map="': '[data-map]',
  'data-photos': '[data-photos]',
  'data-video="': '[data-video]',
  'class="tabs': '.tabs',
  'data-back-to-list': '[data-back-to-list]',
  'data-age': '[data-age]',
  'data-save-ad="': '[data-save-ad]',
}

/** The elements of a page that none of its scripts knows, and those that work. */
export async function findScriptHooks(
  site: string,
  html: string,
): Promise<{ dead: string[]; alive: string[] }> {
  const scripts = await readPageScripts(site, html)
  const found = Object.keys(HOOKS).filter((hook) => html.includes(hook))
  const isDead = (hook: string) => !scripts.includes(HOOKS[hook]!)
  return { dead: found.filter(isDead), alive: found.filter((hook) => !isDead(hook)) }
}
