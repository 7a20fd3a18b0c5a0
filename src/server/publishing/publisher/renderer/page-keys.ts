import { readFile } from 'node:fs/promises'

/**
 * Address of a page made of rows → a text that is another when what it is made of is another
 * (`snapshot/keys.ts`).
 */
export type PageKeysByPath = ReadonlyMap<string, string>
/**
 * The same in parts that share no address: one in which nothing changed is the same object as
 * before.
 */
export type PageKeyMaps = readonly PageKeysByPath[]

/**
 * What the renderer writes beside its files: keys of the pages it rendered, and the pages that
 * went.
 */
export type PageKeyFile = { keys: Record<string, string>; gone: string[] }

/**
 * The keys of a site, of the files that lie over each other in this order; those that are missing
 * hold none.
 */
export async function readPageKeys(files: readonly string[]): Promise<Map<string, string>> {
  const keys = new Map<string, string>()
  for (const name of files) {
    const text = await readFile(name, 'utf8').catch(() => null)
    if (text === null) continue
    const file = JSON.parse(text) as PageKeyFile
    for (const path of file.gone) keys.delete(path)
    for (const [path, key] of Object.entries(file.keys)) keys.set(path, key)
  }
  return keys
}
