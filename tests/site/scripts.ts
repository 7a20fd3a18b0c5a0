import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const MODULE = /<script type="module"(?: src="([^"]+)")?>(.*?)<\/script>/gs
const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g

/**
 * All script that a page runs when it is opened: its module scripts and what they import, without
 * what comes later.
 */
export async function scriptsOf(site: string, html: string): Promise<string> {
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

/** What in a page waits for a script, and the words by which that script looks for it. */
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

/** What stands in a page and no script of it knows of; and what does work. */
export async function hooksOf(
  site: string,
  html: string,
): Promise<{ dead: string[]; alive: string[] }> {
  const scripts = await scriptsOf(site, html)
  const found = Object.keys(HOOKS).filter((hook) => html.includes(hook))
  const isDead = (hook: string) => !scripts.includes(HOOKS[hook]!)
  return { dead: found.filter(isDead), alive: found.filter((hook) => !isDead(hook)) }
}
