import { DISTRICT } from '#i18n/en/district.ts'
import { BUNDLE_LANGUAGE } from '#config/language.ts'
import type { BusinessCardData } from '#shared/view/business-card.ts'
import type { PackedListing, PackIndex } from '#shared/view/district-pack.ts'
import { createOfflineSearch, type OfflineSearch } from '#shared/view/offline-search.ts'
import {
  buildSearchIndex,
  packSearchIndex,
  unpackSearchIndex,
  type SearchedPlace,
  type SearchIndex,
} from '#shared/view/search-index.ts'
import { unpackListings } from '#shared/view/unpack-district.ts'
import { keepBeside, readBeside, readParts, readSavedDistrict } from './saved-district.ts'

/** A saved listing as a card shows it, in the language of the page. */
export type Place = BusinessCardData &
  Pick<PackedListing, 'latitude' | 'longitude' | 'whatsappNumber' | 'alternatePhone'> & {
    town: { slug: string; name: string }
  }

export type Choice = { slug: string; name: string; count: number }
export type DistrictPlaces = {
  fetched: Date
  places: readonly Place[]
  categories: readonly Choice[]
  towns: readonly Choice[]
  search: OfflineSearch
}

const inHindi = (BUNDLE_LANGUAGE as string) === 'hi'
const nameOf = ({ name, nameHi }: { name: string; nameHi: string | null }) =>
  (inHindi && nameHi) || name

/** The saved district, ready to be searched; null when it is not on this device. */
export async function readDistrictPlaces(): Promise<DistrictPlaces | null> {
  const saved = await readSavedDistrict()
  if (!saved) return null
  const { index, fetched } = saved
  const texts = await readParts(index)
  const categories = new Map(index.categories.map((category) => [category.id, category]))
  const towns = new Map(index.towns.map((town) => [town.id, town]))
  const found = index.parts.flatMap(({ locationId }, i) => {
    const town = towns.get(locationId)
    return town
      ? unpackListings(texts[i]!).flatMap((listing) => {
          const category = categories.get(listing.categoryId)
          return category ? [{ listing, category, town }] : []
        })
      : []
  })
  return {
    fetched,
    places: found.map(({ listing, category, town }) => toPlace(listing, category, town)),
    categories: count(index.categories, found, ({ category }) => category.id),
    towns: count(index.towns, found, ({ town }) => town.id),
    search: createOfflineSearch(
      await readIndex(index, () =>
        found.map(({ listing, category, town }) => ({
          names: [listing.name, listing.nameHi ?? ''],
          about: [category.name, category.nameHi ?? '', town.name, town.nameHi ?? ''],
          address: listing.address,
        })),
      ),
    ),
  }
}

/** The name of the kept index: another when the listings or the code that made it are. */
const nameIndex = ({ version }: PackIndex) =>
  `search?${version}-${import.meta.url.split('/').pop()}`

/** The words of the saved listings: as they were kept, or made now and kept. */
async function readIndex(
  pack: PackIndex,
  list: () => readonly SearchedPlace[],
): Promise<SearchIndex> {
  const kept = await readBeside(nameIndex(pack))
  if (kept) return unpackSearchIndex(await kept.arrayBuffer())
  const made = buildSearchIndex(list())
  // It answers without being kept, too.
  await keepBeside(nameIndex(pack), packSearchIndex(made)).catch(() => undefined)
  return made
}

type Named = PackIndex['categories'][number]

function toPlace(listing: PackedListing, category: Named, town: PackIndex['towns'][number]): Place {
  const { name, nameHi, ...others } = listing
  return {
    ...others,
    name: nameOf({ name, nameHi }),
    // The other script stands below the name, as on pages in English.
    nameHi: inHindi ? null : nameHi,
    description: '',
    city: nameOf(town),
    district: DISTRICT.name,
    town: { slug: town.slug, name: nameOf(town) },
    category: { name: nameOf(category), slug: category.slug, color: category.color },
    ...{ website: null, email: null, logo: null, images: [] },
    ...{ averageRating: null, totalReviews: 0 },
  }
}

function count<Found>(
  choices: readonly { id: number; slug: string; name: string; nameHi: string | null }[],
  found: readonly Found[],
  idOf: (found: Found) => number,
): Choice[] {
  const counts = new Map<number, number>()
  for (const one of found) counts.set(idOf(one), (counts.get(idOf(one)) ?? 0) + 1)
  return choices
    .map((choice) => ({
      slug: choice.slug,
      name: nameOf(choice),
      count: counts.get(choice.id) ?? 0,
    }))
    .filter((choice) => choice.count > 0)
}
