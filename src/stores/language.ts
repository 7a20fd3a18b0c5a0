import { PREFIX, toPath } from '#shared/view/address.ts'
import { readStored, readToken, writeStored } from './token.ts'

/** Of the browser's storage: the language that somebody has chosen. */
const CHOSEN_KEY = 'language'

export const readChosenLanguage = (): string | null => readStored(CHOSEN_KEY)

/** Remembers a language on this device. */
export const storeLanguage = (language: string): void => writeStored(CHOSEN_KEY, language)

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
