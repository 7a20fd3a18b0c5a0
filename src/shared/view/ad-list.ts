import type { AdCardData } from '#shared/rules/classifieds.ts'

/** One page of the list of ads, as the static page carries it and as the API answers. */
export interface AdListPage {
  ads: readonly AdCardData[]
  total: number
  categories: ReadonlyArray<{ id: number; slug: string; name: string; count: number }>
  cities: ReadonlyArray<{ city: string; count: number }>
}

/** What the list begins with: a page of all ads. */
export interface InitialAdList extends AdListPage {
  page: number
}
