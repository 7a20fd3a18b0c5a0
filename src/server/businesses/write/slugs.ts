import { sql } from 'drizzle-orm'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { businesses, formerPages } from '#server/kit/db/tables/index.ts'
import { slugify } from '#shared/text/slug.ts'

/** The texts that a slug is made of. */
export type SlugSource = { name: string; city: string }

/** The slug of the name, and that of name and town: the same when the name says the town. */
type Stem = { ofName: string; withTown: string }

const MAX_ROUNDS = 6

/**
 * A free slug for each business, in their order: of the name, else of name and town, else with a
 * number. The latest slugs that a business had before are not free, but to itself (`ownId`).
 * Another writer may take one of them before it is used; then ask again.
 */
export async function findFreeSlugs(
  db: DbOrTransaction,
  wanted: readonly SlugSource[],
  ownId = 0,
): Promise<string[]> {
  const stems = wanted.map(stemOf)
  const given = new Map<number, string>()
  const used = new Set<string>()
  for (let round = 0; given.size < stems.length; round++) {
    if (round === MAX_ROUNDS) throw new Error('No free slugs are left')
    const open = [...stems.entries()].filter(([index]) => !given.has(index))
    // Businesses of one stem draw from one list, so that hundreds of one name stay cheap.
    const candidates = new Map<string, string[]>()
    for (const [, stem] of open)
      if (!candidates.has(keyOf(stem))) candidates.set(keyOf(stem), candidatesOf(stem, round))
    const taken = await takenAmong(db, [...candidates.values()].flat(), ownId)
    for (const [index, stem] of open) {
      const slug = nextFree(
        candidates.get(keyOf(stem))!,
        (wish) => !taken.has(wish) && !used.has(wish),
      )
      if (slug === undefined) continue
      given.set(index, slug)
      used.add(slug)
    }
  }
  return stems.map((_, index) => given.get(index)!)
}

/** Room for a number within the 80 characters of a slug. */
const MAX_STEM = 74
const MAX_TOWN = 30

function stemOf({ name, city }: SlugSource): Stem {
  const ofName = slugify(name)
  const town = cut(slugify(city), MAX_TOWN)
  if (`-${ofName}-`.includes(`-${town}-`)) return { ofName, withTown: cut(ofName, MAX_STEM) }
  return { ofName, withTown: `${cut(ofName, MAX_STEM - town.length - 1)}-${town}` }
}

/** Cuts between words where there are any. */
const cut = (slug: string, max: number): string =>
  slug.length <= max ? slug : slug.slice(0, max).replace(/-[^-]*$/, '')

const keyOf = ({ ofName, withTown }: Stem) => `${ofName} ${withTown}`

/**
 * Best last. Few at first and ten times as many with every round, so that hundreds of one name need
 * few queries.
 */
function candidatesOf({ ofName, withTown }: Stem, round: number): string[] {
  if (round === 0) return [withTown, ofName]
  const from = round === 1 ? 2 : 10 ** (round - 1)
  return Array.from(
    { length: 10 ** round - from },
    (_, step) => `${withTown}-${from + step}`,
  ).reverse()
}

function nextFree(candidates: string[], isFree: (slug: string) => boolean): string | undefined {
  for (let slug = candidates.pop(); slug !== undefined; slug = candidates.pop())
    if (isFree(slug)) return slug
  return undefined
}

async function takenAmong(
  db: DbOrTransaction,
  slugs: string[],
  ownId: number,
): Promise<Set<string>> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from ${businesses} where slug = any(${sql.param(slugs)}::text[]) and id <> ${ownId}
    union select f.slug from ${formerPages} f join ${businesses} b on b.id = f.record_id
      where f.noun = 'businesses' and f.slug = any(${sql.param(slugs)}::text[]) and b.id <> ${ownId}
        and is_reserved_slug(f.noun, f.slug, f.record_id)`)
  return new Set(rows.map(({ slug }) => slug))
}
