import { brotliCompressSync, constants } from 'node:zlib'
import type { Business } from '#contract/businesses.ts'
import {
  PACK_FOLDER,
  PACK_INDEX,
  toKilobytes,
  type PackIndex,
  type PackPart,
} from '#shared/view/district-pack.ts'
import { cutIntoParts, packListings } from '#shared/view/pack-district.ts'
import { FIRST_LANGUAGE } from '#config/languages.ts'
import { readDistrict, type DistrictData } from './district.ts'
import { hashText, hashValue } from './row-key.ts'

type PackFile = PackPart & { text: string }

/** The files of the index and of all parts by their names. */
export type DistrictPack = {
  index: PackIndex
  texts: ReadonlyMap<string, string>
  /** Of each file, by its address; those of a town that did not change are the same object. */
  keys: readonly ReadonlyMap<string, string>[]
}

/* A town's list is the same object until one of its listings is replaced. */
type TownFiles = { files: readonly PackFile[]; keys: ReadonlyMap<string, string> }
const filesOf = new WeakMap<readonly Business[], TownFiles>()
const packs = new WeakMap<DistrictData, DistrictPack>()

/** What a device keeps of the district: all that lists show, and no more. */
export function buildDistrictPack(district: DistrictData): DistrictPack {
  const known = packs.get(district)
  if (known) return known
  const { businesses, categories, towns } = district
  const made = towns.map(({ id, businesses: own }) => {
    const before = filesOf.get(own) ?? packTown(id, own)
    filesOf.set(own, before)
    return before
  })
  const files = made.flatMap((town) => town.files)
  const content = {
    listings: businesses.length,
    categories: categories.map(({ id, slug, name, nameHi, color }) => ({
      ...{ id, slug, name, nameHi, color },
    })),
    towns: towns.map(({ id, slug, city, nameHi }) => ({ id, slug, name: city, nameHi })),
    parts: files.map(({ text: _, ...part }) => part),
  }
  const bytes = files.reduce((sum, { bytes }) => sum + bytes, measure(JSON.stringify(content)))
  const index = { version: hashValue(content), bytes, ...content }
  const pack = {
    index,
    texts: new Map(files.map(({ file, text }) => [file, text])),
    keys: [new Map([[PACK_FOLDER + PACK_INDEX, index.version]]), ...made.map(({ keys }) => keys)],
  }
  packs.set(district, pack)
  return pack
}

function packTown(locationId: number, businesses: readonly Business[]): TownFiles {
  const files = [...cutIntoParts(locationId, businesses)].map(([file, listings]) => {
    const text = packListings(listings)
    return {
      ...{ file, text, hash: hashText(text), locationId },
      listings: listings.length,
      bytes: measure(text),
    }
  })
  return { files, keys: new Map(files.map(({ file, hash }) => [PACK_FOLDER + file, hash])) }
}

/** As `compress.ts` of the publisher writes the file. */
function measure(text: string): number {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 10,
  }
  return brotliCompressSync(text, { params }).length
}

/** One pack for all languages. */
export const readDistrictPack = async (): Promise<DistrictPack> =>
  buildDistrictPack(await readDistrict(FIRST_LANGUAGE.code))

export const getPackKilobytes = ({ index: { bytes } }: DistrictPack): number => toKilobytes(bytes)
