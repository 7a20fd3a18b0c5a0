import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { DISTRICT } from '#config/district.ts'
import type { CategoryInput } from '#server/categories/index.ts'
import type { PincodeInput, TownInput } from '#server/locations/index.ts'

/** Where the district's own data lies. */
export const sampleFile = (name: string): string =>
  new URL(`../../../config/${DISTRICT.slug}/sample/${name}`, import.meta.url).pathname

/** The towns, those of the district itself first: they take the plain slugs. */
export async function readTowns(): Promise<TownInput[]> {
  const rows = await readTable('locations.csv')
  const towns = rows.map(
    ({ state, district, city, pincode, latitude, longitude, aliases, name_hi: nameHi }) => ({
      state: state!,
      district: district!,
      city: city!,
      pincode: pincode || null,
      latitude: latitude ? Number(latitude) : null,
      longitude: longitude ? Number(longitude) : null,
      aliases: listOf(aliases),
      nameHi: nameHi || null,
    }),
  )
  const isHome = ({ district }: TownInput) => district === DISTRICT.name
  return [...towns.filter(isHome), ...towns.filter((town) => !isHome(town))]
}

export async function readPincodes(): Promise<PincodeInput[]> {
  const rows = await readTable('pincodes.csv')
  return rows.map(({ pincode, district, state, offices }) => ({
    pincode: pincode!,
    district: district!,
    state: state!,
    offices: Number(offices),
  }))
}

export async function readCategories(): Promise<CategoryInput[]> {
  const rows = await readTable('categories.csv')
  return rows.map(
    ({
      slug,
      name,
      name_hi: nameHi,
      description,
      description_hi: descriptionHi,
      icon,
      color,
      sort_order: sortOrder,
      keywords,
    }) => ({
      slug: slug!,
      name: name!,
      nameHi: nameHi || null,
      description: description!,
      descriptionHi: descriptionHi ?? '',
      icon: icon || null,
      color: color!,
      sortOrder: Number(sortOrder),
      keywords: listOf(keywords),
    }),
  )
}

/** A small file as a whole; lists in its cells stand between `|`. */
async function readTable(name: string): Promise<Record<string, string>[]> {
  return parse(await readFile(sampleFile(name)), {
    columns: true,
    bom: true,
    skip_empty_lines: true,
  })
}

const listOf = (cell: string | undefined): string[] => (cell ?? '').split('|').filter(Boolean)
