import type { BusinessFilters } from '#shared/view/business-filters.ts'
import type {
  DistrictCount,
  BusinessListPage,
  InitialBusinessList,
  CheckboxCounts,
} from '#shared/view/business-list.ts'
import { formatCount } from '#shared/rules/money.ts'
import type { SelectOption } from '#ui/Select.tsx'
import type { ListTexts } from './texts.ts'
import { useTowns, type Town } from './use-towns.ts'

/**
 * An entry of a filter's list: its name, and as `text` the name with the number of businesses it
 * would leave.
 */
export interface FilterChoice extends SelectOption {
  name: string
}

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
      return choice(name, name, sumOf(counted))
    })
  const townNames = start.towns.map(({ slug, city }) => choice(slug, city))
  return {
    categories: offer(t.allCategories, filters.category, categoriesOf(last, start)),
    states: offer(t.allStates, filters.state, areas('state')),
    districts: offer(
      t.allDistricts,
      filters.district,
      areas('district', ({ state }) => state === inState),
    ),
    inState,
    hasDistricts: start.districts.length > 1 || filters.district !== '',
    towns: offer(t.allTowns, filters.location, townsOf(last.towns, towns), townNames),
    ticks: last.ticks,
  }
}

const choice = (value: string, name: string, count = 0): FilterChoice => ({
  value,
  name,
  text: count > 0 ? `${name} (${formatCount(count)})` : name,
})
const sumOf = (counts: readonly DistrictCount[]) =>
  counts.reduce((sum, { count }) => sum + count, 0)
const named = (name: string) => choice(name, name)

/** Every category in its fixed order, so that the list does not move under the finger. */
const categoriesOf = (last: BusinessListPage, start: InitialBusinessList) =>
  start.categories.map(({ slug, name }) =>
    choice(slug, name, last.categories.find((category) => category.slug === slug)?.count),
  )

/**
 * By name: the towns of the chosen district; before they are known, or of the whole list, those
 * with businesses.
 */
function townsOf(counts: BusinessListPage['towns'], places: readonly Town[]) {
  const countOf = new Map(counts.map(({ slug, count }) => [slug, count]))
  return [...(places.length > 0 ? places : counts)]
    .sort((a, b) => (a.city < b.city ? -1 : 1)) // No locale: it differs between build and browsers.
    .map(({ slug, city }) => choice(slug, city, countOf.get(slug)))
}

/**
 * The choice of no filter, the offered choices, and the active one even if it is not offered, since
 * it may come from the address.
 */
function offer(
  none: string,
  chosen: string,
  offered: FilterChoice[],
  names: FilterChoice[] = [],
): FilterChoice[] {
  const isMissing = chosen !== '' && !offered.some(({ value }) => value === chosen)
  const missing = isMissing ? [names.find(({ value }) => value === chosen) ?? named(chosen)] : []
  return [choice('', none), ...offered, ...missing]
}
