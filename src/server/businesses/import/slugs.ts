import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connection.ts'
import { businesses, businessSlugs } from '#server/db/tables/index.ts'
import { slugify } from '#shared/slug.ts'

/** What a slug is made of. */
export type Named = { name: string; city: string }

const MOST_ROUNDS = 6

/**
 * A free slug for each business, in their order: of the name, else of name and town, else with a number. Slugs that a
 * business had before are not free. Another writer may take one of them before it is used; then ask again.
 */
export async function freeSlugs(db: Db | Transaction, wanted: readonly Named[]): Promise<string[]> {
  const given = new Map<number, string>()
  const used = new Set<string>()
  for (let round = 0; given.size < wanted.length; round++) {
    if (round === MOST_ROUNDS) throw new Error('No free slugs are left')
    const open = wanted.map((_, index) => index).filter((index) => !given.has(index))
    const candidates = new Map(open.map((index) => [index, candidatesOf(wanted[index]!, round)]))
    const taken = await takenAmong(db, [...new Set([...candidates.values()].flat())])
    for (const [index, slugs] of candidates) {
      const free = slugs.find((slug) => !taken.has(slug) && !used.has(slug))
      if (free === undefined) continue
      given.set(index, free)
      used.add(free)
    }
  }
  return wanted.map((_, index) => given.get(index)!)
}

/** Few at first and ten times as many with every round, so that hundreds of one name need few queries. */
function candidatesOf({ name, city }: Named, round: number): string[] {
  const ofName = slugify(name)
  const town = slugify(city)
  const saysTown = `-${ofName}-`.includes(`-${town}-`)
  const withTown = saysTown ? ofName : `${ofName}-${town}`
  if (round === 0) return [...new Set([ofName, withTown])]
  const from = round === 1 ? 2 : 10 ** (round - 1)
  return Array.from({ length: 10 ** round - from }, (_, step) => `${withTown}-${from + step}`)
}

async function takenAmong(db: Db | Transaction, slugs: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from ${businesses} where slug = any(${sql.param(slugs)}::text[])
    union select slug from ${businessSlugs} where slug = any(${sql.param(slugs)}::text[])`)
  return new Set(rows.map(({ slug }) => slug))
}
