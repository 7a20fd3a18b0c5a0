import { PREFIX, toPath } from '#shared/view/address.ts'
import { readToken } from './token.ts'

/** Of the browser's storage: the language that somebody has chosen. */
const CHOSEN_KEY = 'language'

export function readChosenLanguage(): string | null {
  try {
    return localStorage.getItem(CHOSEN_KEY)
  } catch {
    return null
  }
}

/** Remembers a language on this device. */
export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(CHOSEN_KEY, language)
  } catch {
    // Storage is forbidden: the page is opened all the same.
  }
}

/** Remembers a language on this device and, of somebody signed in, in the account. */
export function chooseLanguage(language: string): void {
  storeLanguage(language)
  const token = readToken()
  if (!token) return
  const address = `${import.meta.env.PUBLIC_API_URL || '/api'}/users/profile/language`
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ language })
  // Even while the page is left.
  fetch(address, { method: 'PUT', headers, body, keepalive: true }).catch(() => undefined)
}

/**
 * Remembers the language of the pages, if it is not the first one, for whoever registers on them:
 * they are written to in it.
 */
export function choosePageLanguage(): void {
  if (PREFIX) chooseLanguage(document.documentElement.lang)
}

/** A page of this bundle's language in another, whose addresses begin with `prefix`. */
export function getOtherLanguageHref(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  prefix: string,
): string {
  const path: string = PREFIX ? toPath(pathname) : pathname
  return (path === '/' ? prefix || path : prefix + path) + search + hash
}
