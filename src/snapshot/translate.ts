import type { LanguageCode } from '#config/languages.ts'
import type { Business } from '#contract/businesses.ts'
import {
  getHindiSortName,
  toHindiBusiness,
  toHindiCategory,
  toHindiName,
  toHindiQuestion,
  toHindiTown,
} from '#shared/view/hindi-names.ts'
import { memoise } from './memoise.ts'
import { compareByName } from './order.ts'
import type { SnapshotRows } from './rows.ts'

const translateBusiness = memoise((business: Business) => ({
  ...toHindiBusiness(business),
  sortName: getHindiSortName(business),
}))

const translateAll = memoise((rows: SnapshotRows): SnapshotRows => ({
  ...rows,
  categories: rows.categories.map(toHindiCategory),
  locations: rows.locations.map(toHindiTown),
  adCategories: rows.adCategories.map(toHindiCategory),
  serviceFields: rows.serviceFields.map(toHindiQuestion),
  businesses: rows.businesses.map(translateBusiness).sort(compareByName),
  ads: rows.ads.map((ad) => ({ ...ad, category: toHindiName(ad.category) })),
  posts: rows.posts.map((post) => ({
    ...post,
    category: post.category && toHindiName(post.category),
  })),
}))

/** The rows with the names that pages of a language show, ordered by them. */
export const translateRows = (rows: SnapshotRows, language: LanguageCode): SnapshotRows =>
  language === 'hi' ? translateAll(rows) : rows
