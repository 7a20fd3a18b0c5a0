/** Styles that are on their way, by address. */
const styles = new Map<string, Promise<void>>()

/**
 * What Vite wraps around `import()` in a browser's bundle: fetches the files that the imported code
 * needs beside it, and waits for its styles. Vite's own is a fifth of what every page loads, for
 * browsers that are older than ours and for the nonces of a CSP that has hashes.
 *
 * @throws What the import throws, or that a style could not be loaded; another try asks again.
 */
export async function preload<Loaded>(
  load: () => Promise<Loaded>,
  files: readonly string[] = [],
): Promise<Loaded> {
  await Promise.all(files.map(fetchFile))
  return load()
}

async function fetchFile(file: string): Promise<void> {
  const href = `/${file}`
  const waiting = styles.get(href)
  if (waiting || document.querySelector(`link[href="${href}"]`)) return waiting
  const link = document.createElement('link')
  const isStyle = href.endsWith('.css')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  const loaded = isStyle
    ? new Promise<void>((resolve, reject) => {
        link.onload = () => resolve()
        link.onerror = () => {
          link.remove()
          styles.delete(href)
          reject(new Error(`${href} could not be loaded.`))
        }
      })
    : undefined
  if (loaded) styles.set(href, loaded)
  document.head.append(link)
  return loaded
}
