import { isAppPath } from '#config/app-paths.ts'
import { findLanguage, splitLanguage } from '#config/languages.ts'

/* What the site serves that is no page, or belongs to the person who opens it. */
const NO_PAGE = /^\/(?:api|uploads|offline)(?:\/|$)|\.\w+$/

/** Whether the address is one of a public page: not of the signed-in app, and of no file. */
export function isPublicPage({ pathname }: URL): boolean {
  const { path } = splitLanguage(pathname.replace(/(.)\/$/, '$1'))
  return !isAppPath(path) && !NO_PAGE.test(path)
}

/** Whether the address is one of the signed-in app. */
export const isAppPage = ({ pathname }: URL): boolean => isAppPath(splitLanguage(pathname).path)

/** The page without a line, in the language of an address. */
export function getShellPath({ pathname }: URL): string {
  return `${findLanguage(splitLanguage(pathname).language.code).prefix}/offline`
}
