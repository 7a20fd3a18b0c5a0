import { ROUTES } from '#config/routes.ts'

/** The home page without its scripts, and its own styles apart. */
export type LoadedHomePage = { html: string; styles: readonly string[] }

const NOT_SHOWN =
  'script, style, noscript, meta[http-equiv], link[rel=modulepreload], link[rel=manifest]'

/**
 * Fetches the home page for a preview. Without scripts nothing is counted and no island wakes; its
 * inline styles become style sheets, because the policy of the app allows no others.
 */
export async function loadHomePage(): Promise<LoadedHomePage> {
  const answer = await fetch(ROUTES.home.path)
  if (!answer.ok) throw new Error(String(answer.status))
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent)
  for (const element of page.querySelectorAll(NOT_SHOWN)) element.remove()
  for (const input of page.querySelectorAll('[autofocus]')) input.removeAttribute('autofocus')
  return { html: `<!doctype html>${page.documentElement.outerHTML}`, styles }
}
