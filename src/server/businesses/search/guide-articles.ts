import { DISTRICT } from '#config/district.ts'
import { DISTRICT_GUIDE } from '#config/palamu/guide.ts'
import { ROUTES } from '#config/routes.ts'
import { GUIDE_SECTIONS } from '#config/search/index.ts'
import { foldWords } from '#shared/text/fold.ts'
import type { SearchArticle } from './article.ts'

let made: readonly SearchArticle[] | undefined

/** What the district guide tells, part by part. */
export const getGuideArticles = (): readonly SearchArticle[] => (made ??= makeArticles())

type Part = {
  section: string
  title: string
  titleHi?: string
  text: string
  /** Words for it, beside its title. */
  words?: string
  more?: readonly string[]
}

function makeArticles(): SearchArticle[] {
  const named = (section: string, items: readonly { title: string; text: string }[]): Part[] =>
    items.map((item) => ({ section, ...item }))
  const parts: Part[] = [
    ...DISTRICT_GUIDE.attractions.items.map(({ name, details, ...item }) => ({
      ...{ section: 'attractions', title: name, titleHi: item.nameHi },
      ...{ text: item.text, more: details },
    })),
    ...DISTRICT_GUIDE.facts.items.map(({ label, value, note = '' }) => ({
      ...{ section: 'facts', title: `${label} of ${DISTRICT.name}`, text: value },
      ...(note ? { text: `${value}. ${note}`, more: [] } : {}),
    })),
    ...named('culture', DISTRICT_GUIDE.culture.items),
    ...named('economy', DISTRICT_GUIDE.economy.items),
    ...named('timeline', DISTRICT_GUIDE.timeline.items),
    ...named('wildlife', DISTRICT_GUIDE.wildlife.groups),
    ...named('transport', DISTRICT_GUIDE.transport.items),
    ...named('learning', DISTRICT_GUIDE.learning.items),
    ...DISTRICT_GUIDE.cuisine.items.map((item) => ({
      ...{ section: 'cuisine', title: item.title, titleHi: item.nameHi, text: item.text },
    })),
    ...GUIDE_SECTIONS.map(({ id, text = DISTRICT_GUIDE.lede, ...section }) => ({
      ...{ section: id, text, ...section },
    })),
  ]
  return parts.map(articleOf)
}

function articleOf({ section, title, titleHi, text, words = '', more = [] }: Part): SearchArticle {
  return {
    named: new Set(foldWords(`${title} ${titleHi ?? ''} ${words}`)),
    told: new Set(foldWords([text, ...more].join(' '))),
    answer: {
      ...{ type: 'guide', title, titleHi: titleHi ?? null, value: text },
      href: `${ROUTES.districtGuide.path}#${section}`,
      source: 'District guide',
      sourceUrl: null,
    },
  }
}
