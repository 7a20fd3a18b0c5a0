import { ROUTES } from '#config/routes.ts'
import { GUIDE_SECTIONS } from '#config/search/index.ts'
import { DISTRICT } from '#district/district.ts'
import { GUIDES } from '#district/guides.ts'
import { foldWords } from '#shared/text/fold.ts'
import type { SearchArticle } from './article.ts'

let made: readonly SearchArticle[] | undefined

/** What the district guide tells, part by part. */
export const getGuideArticles = (): readonly SearchArticle[] => (made ??= makeArticles())

type Named = { title: string; text: string }

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
  const guide = GUIDES.en
  if (!guide) return []
  const named = (section: string, items: readonly Named[] = []): Part[] =>
    items.map((item) => ({ section, ...item }))
  const parts: Part[] = [
    ...(guide.attractions?.items ?? []).map(({ name, details, ...item }) => ({
      ...{ section: 'attractions', title: name, titleHi: item.nameHi },
      ...{ text: item.text, more: details },
    })),
    ...(guide.facts?.items ?? []).map(({ label, value, note = '' }) => ({
      ...{ section: 'facts', title: `${label} of ${DISTRICT.name}`, text: value },
      ...(note ? { text: `${value}. ${note}`, more: [] } : {}),
    })),
    ...named('culture', guide.culture?.items),
    ...named('economy', guide.economy?.items),
    ...named('timeline', guide.timeline?.items),
    ...named('wildlife', guide.wildlife?.groups),
    ...named('transport', guide.transport?.items),
    ...named('learning', guide.learning?.items),
    ...(guide.cuisine?.items ?? []).map((item) => ({
      ...{ section: 'cuisine', title: item.title, titleHi: item.nameHi, text: item.text },
    })),
    ...GUIDE_SECTIONS.filter(({ id }) => guide[id]).map(({ id, topic, ...section }) => ({
      ...{ section: id, text: guide.lede, ...section, title: `${guide.title}: ${topic}` },
    })),
    ...(guide.questions ?? []),
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
