import { describe, expect, it } from 'vitest'
import { ATTRACTION_TYPES, type Guide } from '#config/guide-content.ts'
import { GUIDES } from '#district/guides.ts'
import { privacy } from '#i18n/en/privacy.ts'
import { terms } from '#i18n/en/terms.ts'
import { getGrievanceOfficer } from '#shared/rules/grievance-officer.ts'
import { formatDate } from '#i18n/en/dates.ts'

const DISTRICT_GUIDE = GUIDES.en as Required<Guide>

describe('the district guide', () => {
  it.each([
    ['badges', DISTRICT_GUIDE.badges, 4],
    ['quick facts', DISTRICT_GUIDE.facts.items, 12],
    ['attractions', DISTRICT_GUIDE.attractions.items, 9],
    ['cultural items', DISTRICT_GUIDE.culture.items, 6],
    ['sectors of the economy', DISTRICT_GUIDE.economy.items, 6],
    ['years', DISTRICT_GUIDE.timeline.items, 5],
    ['divisions', DISTRICT_GUIDE.divisions.items, 6],
    ['blocks', DISTRICT_GUIDE.divisions.blocks, 20],
    ['wildlife pictures', DISTRICT_GUIDE.wildlife.pictures, 4],
    ['groups of wildlife', DISTRICT_GUIDE.wildlife.groups, 5],
    ['ways of transport', DISTRICT_GUIDE.transport.items, 4],
    ['places of education and health', DISTRICT_GUIDE.learning.items, 4],
    ['dishes', DISTRICT_GUIDE.cuisine.items, 6],
  ])('has its %s', (_, items, count) => {
    expect(items).toHaveLength(count)
  })

  it('gives the specification’s figures', () => {
    const facts = DISTRICT_GUIDE.facts.items
      .map(({ value, note }) => `${value} (${note})`)
      .join(' | ')
    for (const figure of [
      '5,043 sq km',
      '19,39,869',
      '385 per sq km',
      '63.19%',
      '928 per 1000',
      '6 is also told',
      '20',
    ])
      expect(facts).toContain(figure)
  })

  it('uses every type of attraction', () => {
    expect(new Set(DISTRICT_GUIDE.attractions.items.map(({ type }) => type))).toEqual(
      new Set(ATTRACTION_TYPES),
    )
  })

  it('puts each month into one season', () => {
    const months = DISTRICT_GUIDE.geography.seasons.flatMap(({ from, to }) =>
      Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, i) => ((from - 1 + i) % 12) + 1),
    )
    expect(months.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('tells the years in their order', () => {
    const years = DISTRICT_GUIDE.timeline.items.map(({ year }) => Number(year))
    expect(years).toEqual(years.toSorted((a, b) => a - b))
  })

  it('names its sources in every section', () => {
    const sections = Object.values(DISTRICT_GUIDE).filter(
      (part) => typeof part === 'object' && 'sources' in part,
    )
    expect(sections).toHaveLength(12)
    for (const { sources } of sections) expect(sources).toMatch(/\w{3,}.*\.$/)
  })
})

describe('the rules', () => {
  it.each([privacy, terms])(
    'of $title say when they last changed and can be linked to',
    ({ changed, sections }) => {
      expect(formatDate(changed)).not.toBe('')
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
      expect(sections.every(({ points, paragraphs }) => points ?? paragraphs)).toBe(true)
    },
  )

  it('name the minimum age in both', () => {
    for (const text of [privacy, terms]) expect(JSON.stringify(text.sections)).toContain('18 years')
  })
})

describe('the grievance officer', () => {
  const contact = { contactEmail: 'help@example.com', contactPhone: '1', contactAddress: 'Office' }
  const none = {
    legalName: '',
    ...{ grievanceOfficerName: '', grievanceOfficerEmail: '', grievanceOfficerPhone: '' },
  }

  it('is reached by the website’s contact until one is named', () => {
    expect(getGrievanceOfficer({ ...contact, ...none })).toEqual({
      operator: '',
      name: '',
      email: 'help@example.com',
      phone: '1',
      address: 'Office',
    })
    expect(
      getGrievanceOfficer({
        ...contact,
        ...none,
        grievanceOfficerName: 'A B',
        grievanceOfficerEmail: 'ab@example.com',
      }),
    ).toMatchObject({ name: 'A B', email: 'ab@example.com', phone: '1' })
  })
})
