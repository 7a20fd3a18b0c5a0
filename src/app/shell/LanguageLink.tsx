import { useLocation } from '#app/router/index.ts'
import { OTHER_LANGUAGE } from '#config/language.ts'
import type { Language } from '#config/languages.ts'
import { chooseLanguage, getOtherLanguageHref } from '#stores/language.ts'
import { Icon } from '#ui/Icon.tsx'

type Props = { to?: Pick<Language, 'code' | 'name' | 'tag' | 'prefix'> | null }

/** A link to this screen in the other language, by its own name; nothing where there is none. */
export function LanguageLink({ to = OTHER_LANGUAGE }: Props) {
  const location = useLocation()
  if (!to) return null
  return (
    <a
      href={getOtherLanguageHref(location, to.prefix)}
      lang={to.code}
      hrefLang={to.tag}
      title={to.name}
      onClick={() => chooseLanguage(to.code)}
    >
      <Icon name="globe" />
      <span>{to.name}</span>
    </a>
  )
}
