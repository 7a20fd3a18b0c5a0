import type { LanguageCode } from '#config/languages.ts'
import type { BlogPost } from '#contract/blog.ts'
import type { Business } from '#contract/businesses.ts'
import type { Category } from '#contract/categories.ts'
import type { Classified, ClassifiedCategory } from '#contract/classifieds.ts'
import type { Location } from '#contract/locations.ts'
import type { ServiceField } from '#contract/service-fields.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { toHindiHours } from '#shared/view/hindi-hours.ts'
import {
  getHindiSortName,
  hindiTownNames,
  toHindiAd,
  toHindiBusiness,
  toHindiCategory,
  toHindiName,
  toHindiQuestion,
  toHindiTown,
} from '#shared/view/hindi-names.ts'
import { memoise } from './memoise.ts'
import { compareByName } from './order.ts'
import type { SnapshotRows } from './rows.ts'

/** Rows that did not change stay the same objects, so that their keys are not computed again. */
function translateEach<Row extends object, Made extends object>(translate: (row: Row) => Made) {
  const translateOne = memoise(translate)
  return memoise((rows: readonly Row[]): Made[] => rows.map(translateOne))
}

const categories = translateEach((row: Category) => toHindiCategory(row))
const towns = translateEach((row: Location) => toHindiTown(row))
const adCategories = translateEach((row: ClassifiedCategory) => toHindiCategory(row))
const questions = translateEach((row: ServiceField) => toHindiQuestion(row))
/* Again for each change of the towns, whose names the ads have. */
const adsOf = memoise((towns: readonly Location[]) => {
  const nameOfTown = hindiTownNames(towns)
  return translateEach((ad: Classified) => toHindiAd(ad, nameOfTown))
})
const posts = translateEach((post: BlogPost) => ({
  ...post,
  category: post.category && toHindiName(post.category),
}))
const translateBusiness = memoise((business: Business) => ({
  ...toHindiBusiness(business),
  sortName: getHindiSortName(business),
}))
const businesses = memoise((rows: readonly Business[]) =>
  rows.map(translateBusiness).sort(compareByName),
)

/* Without a text in Hindi the dictionary has one; only the name is the same. */
const settings = memoise((given: SiteSettings): SiteSettings => ({
  ...given,
  siteName: given.siteNameHi || given.siteName,
  siteDescription: given.siteDescriptionHi,
  metaTitle: given.metaTitleHi,
  metaDescription: given.metaDescriptionHi,
  heroTitle: given.heroTitleHi,
  heroSubtitle: given.heroSubtitleHi,
  heroButtonText: given.heroButtonTextHi,
  supportWeekdays: toHindiHours(given.supportWeekdays),
  supportWeekend: toHindiHours(given.supportWeekend),
}))

const translateAll = memoise((rows: SnapshotRows): SnapshotRows => ({
  ...rows,
  settings: settings(rows.settings),
  categories: categories(rows.categories),
  locations: towns(rows.locations),
  adCategories: adCategories(rows.adCategories),
  serviceFields: questions(rows.serviceFields),
  businesses: businesses(rows.businesses),
  ads: adsOf(rows.locations)(rows.ads),
  posts: posts(rows.posts),
}))

/* What Hindi pages alone show, out of the rows of English ones: a change of it touches no other. */
const withoutHindiSettings = memoise((rows: SnapshotRows): SnapshotRows => ({
  ...rows,
  settings: {
    ...rows.settings,
    ...{ siteDescriptionHi: '', metaTitleHi: '', metaDescriptionHi: '' },
    ...{ heroTitleHi: '', heroSubtitleHi: '', heroButtonTextHi: '' },
  },
}))

/** A business with the names that pages of a language show. */
export const translateBusinessTo = (language: LanguageCode, business: Business): Business =>
  language === 'hi' ? translateBusiness(business) : business

/** The rows with the names that pages of a language show, ordered by them. */
export const translateRows = (rows: SnapshotRows, language: LanguageCode): SnapshotRows =>
  language === 'hi' ? translateAll(rows) : withoutHindiSettings(rows)
