import { businessPath, categoryPath, locationPath } from '#config/routes.ts'
import type { suggestions } from '#i18n/en/suggestions.ts'
import type { Suggestion, SuggestionKind } from '#shared/view/suggest.ts'

type Texts = typeof suggestions

/** A line of the list below a search box. */
export type SuggestionOption =
  | { what: 'page'; href: string; text: string; note: string }
  | { what: 'search'; text: string }
  | { what: 'clear'; text: string }
  | { what: 'speak'; text: string; language: string }

const PATHS: Record<SuggestionKind, (slug: string) => string> = {
  category: categoryPath,
  location: locationPath,
  business: businessPath,
  call: (number) => `tel:${number}`,
}

export const toPageOption = (
  { kind, slug, name, note }: Suggestion,
  t: Texts,
): SuggestionOption => ({
  what: 'page',
  href: PATHS[kind](slug),
  text: name,
  note: [t.kinds[kind], note].filter(Boolean).join(', '),
})

export const getOptionKey = (option: SuggestionOption | undefined): string =>
  option ? (option.what === 'page' ? option.href : `${option.what} ${option.text}`) : ''

/** The element of a line; names are text, never HTML. */
export function createOptionElement(option: SuggestionOption, id: string, t: Texts): HTMLElement {
  const line = createTextElement('div', `suggestion suggestion-${option.what}`)
  line.id = id
  line.setAttribute('role', 'option')
  line.setAttribute('aria-selected', 'false')
  line.append(createTextElement('span', 'suggestion-name', option.text))
  if (option.what === 'page' && option.note)
    line.append(createTextElement('span', 'suggestion-note', option.note))
  if (option.what === 'search') {
    const remove = createTextElement('span', 'suggestion-remove', '×')
    remove.title = t.remove
    remove.setAttribute('aria-hidden', 'true')
    line.append(remove)
  }
  return line
}

export function createTextElement(
  name: 'div' | 'p' | 'span',
  className: string,
  text = '',
): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
