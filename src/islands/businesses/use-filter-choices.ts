import type { BusinessFilters } from '#shared/view/business-filters.ts'
import type {
  DistrictCount,
  BusinessListPage,
  InitialBusinessList,
  CheckboxCounts,
} from '#shared/view/business-list.ts'
import { offerChoices, toFilterChoice, type FilterChoice } from '#islands/finder/filter-choices.ts'
import type { ListTexts } from './texts.ts'
import { useTowns, type Town } from './use-towns.ts'

/** The lists of the filters; the first choice of each means no filter. */
export type FilterChoices = Record<
  'categories' | 'states' | 'districts' | 'towns',
  FilterChoice[]
> & {
  ticks: CheckboxCounts
  /** The state whose districts are offered: the chosen one, or the only one there is. */
  inState: string
  /** Whether there are several districts to choose from, or one is chosen. */
  hasDistricts: boolean
}

/**
 * Whether a filter offers anything: more than one choice beside none, or the one that is chosen.
 */
export const hasChoices = (choices: readonly FilterChoice[], chosen: string): boolean =>
  choices.length > 2 || chosen !== ''

/** The choices of the filters, with the counts of the last answer. */
export function useFilterChoices(
  filters: BusinessFilters,
  last: BusinessListPage,
  start: InitialBusinessList,
  t: ListTexts,
): FilterChoices {
  const states = [...new Set(start.districts.map(({ state }) => state))]
  const inState = filters.state || (states.length === 1 ? states[0]! : '')
  const towns = useTowns(inState, filters.district)
  const areas = (
    kind: 'state' | 'district',
    isMeant: (area: DistrictCount) => boolean = () => true,
  ) =>
    [...new Set(start.districts.filter(isMeant).map((area) => area[kind]))].sort().map((name) => {
      const counted = last.districts.filter((area) => isMeant(area) && area[kind] === name)
      return toFilterChoice(name, name, sumOf(counted))
    })
  const townNames = start.towns.map(({ slug, city }) => toFilterChoice(slug, city))
  return {
    categories: offerChoices(t.allCategories, filters.category, categoriesOf(last, start)),
    states: offerChoices(t.allStates, filters.state, areas('state')),
    districts: offerChoices(
      t.allDistricts,
      filters.district,
      areas('district', ({ state }) => state === inState),
    ),
    inState,
    hasDistricts: start.districts.length > 1 || filters.district !== '',
    towns: offerChoices(t.allTowns, filters.location, townsOf(last.towns, towns), townNames),
    ticks: last.ticks,
  }
}

const sumOf = (counts: readonly DistrictCount[]) =>
  counts.reduce((sum, { count }) => sum + count, 0)

/** Every category in its fixed order, so that the list does not move under the finger. */
const categoriesOf = (last: BusinessListPage, start: InitialBusinessList) =>
  start.categories.map(({ slug, name }) =>
    toFilterChoice(slug, name, last.categories.find((category) => category.slug === slug)?.count),
  )

/**
 * By name: the towns of the chosen district; before they are known, or of the whole list, those
 * with businesses.
 */
function townsOf(counts: BusinessListPage['towns'], places: readonly Town[]) {
  const countOf = new Map(counts.map(({ slug, count }) => [slug, count]))
  return [...(places.length > 0 ? places : counts)]
    .sort((a, b) => (a.city < b.city ? -1 : 1)) // No locale: it differs between build and browsers.
    .map(({ slug, city }) => toFilterChoice(slug, city, countOf.get(slug)))
}
