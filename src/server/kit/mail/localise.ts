import { PUBLISHED_LANGUAGES } from '#config/language.ts'
import { addLanguage, findLanguage, type LanguageCode } from '#config/languages.ts'
import type { MailContent } from './template.ts'

/**
 * The same mail, whose button and links lead to pages in the language of the mail, if the site
 * publishes pages in it.
 */
export function localiseLinks(
  content: MailContent,
  code: LanguageCode,
  published: readonly LanguageCode[] = PUBLISHED_LANGUAGES,
): MailContent {
  const language = findLanguage(code)
  if (language.prefix === '' || !published.includes(code)) return content
  const localise = <Link extends { href: string }>(link: Link): Link => {
    const { origin, pathname, search, hash } = new URL(link.href)
    return { ...link, href: origin + addLanguage(language, pathname + search + hash) }
  }
  const { button, links } = content
  return {
    ...content,
    ...(button && { button: localise(button) }),
    ...(links && { links: links.map(localise) }),
  }
}
