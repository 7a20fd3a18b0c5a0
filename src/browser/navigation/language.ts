import { PREFIX } from '#shared/view/address.ts'
import { chooseLanguage, getOtherLanguageHref, readChosenLanguage } from '#stores/language.ts'
import { readStored, writeStored } from '#stores/token.ts'

/* The links to this page in the other language, and the line that offers it to its readers. */

const DISMISSED_KEY = 'language-dismissed'

/** Makes the links remember the choice and lead to where one is, and shows the line to its readers. */
export function offerOtherLanguage(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-language]')
  const line = document.querySelector<HTMLElement>('.language-line')
  for (const link of links)
    link.addEventListener('click', () => {
      const { language = '', prefix = '' } = link.dataset
      // Now, as filters and steps change the address; that of a post leads to its translation.
      if (!document.querySelector('[data-translation]'))
        link.href = getOtherLanguageHref(location, prefix)
      chooseLanguage(language)
    })
  if (!line) return
  line.hidden = readStored(DISMISSED_KEY) !== null || !isWanted(links[0]?.dataset['language'])
  line.querySelector('button')?.addEventListener('click', () => {
    line.hidden = true
    writeStored(DISMISSED_KEY, '1')
  })
}

/** Whether somebody has chosen the other language, or has a browser in it. */
function isWanted(other: string | undefined): boolean {
  const chosen = readChosenLanguage()
  if (chosen) return chosen === other
  const own = document.documentElement.lang
  const first = navigator.languages
    .map((name) => name.split('-', 1)[0])
    .find((code) => code === own || code === other)
  return PREFIX === '' && first === other
}
