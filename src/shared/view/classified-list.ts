import type { ClassifiedCardData } from '#shared/rules/classifieds.ts'

/** One page of the list of ads, as the static page carries it and as the API answers. */
export interface ClassifiedListPage {
  ads: readonly ClassifiedCardData[]
  total: number
  categories: ReadonlyArray<{ id: number; slug: string; name: string; count: number }>
  cities: ReadonlyArray<{ city: string; count: number }>
}

/** What the list begins with: a page of all ads. */
export interface InitialClassifiedList extends ClassifiedListPage {
  page: number
}
