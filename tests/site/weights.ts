import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

export type Weight = { html: number; css: number; inlineScript: number; scripts: number }

const compressed = (content: string | Buffer): number =>
  content.length === 0 ? 0 : brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

/** What a page of a built site costs, in bytes after brotli: its HTML, the CSS and scripts it names, its inline scripts. */
export async function weigh(site: string, file: string): Promise<Weight> {
  const html = await readFile(join(site, file), 'utf8')
  const inline = [
    ...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g),
  ]
  const styles = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*href="([^"]+)"/g)].map((match) => match[1] ?? '')
  const inlineStyles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '')
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1] ?? '')
  const sizeOf = async (paths: string[]): Promise<number> => {
    const sizes = await Promise.all(
      paths.map(async (path) => compressed(await readFile(join(site, new URL(path, 'http://x').pathname)))),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return {
    html: compressed(html),
    css: (await sizeOf(styles)) + compressed(inlineStyles.join('')),
    inlineScript: compressed(inline.map((match) => match[1] ?? '').join('\n')),
    scripts: await sizeOf(scripts),
  }
}
