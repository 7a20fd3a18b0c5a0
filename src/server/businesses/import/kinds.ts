import type { Db, Transaction } from '#server/db/connection.ts'
import { categories } from '#server/db/tables/index.ts'
import { fold } from '#shared/text/fold.ts'
import { slugify } from '#shared/text/slug.ts'
import { CellProblem, quoted } from './cells.ts'

/** The categories of the database, by slug and by name in either language. */
export class Kinds {
  readonly #ids: ReadonlyMap<string, number>
  readonly #slugs: string[]
  readonly #names: ReadonlyMap<number, string>

  constructor(rows: readonly { id: number; slug: string; name: string; nameHi: string | null }[]) {
    this.#slugs = rows.map(({ slug }) => slug)
    this.#names = new Map(rows.map(({ id, name }) => [id, name]))
    this.#ids = new Map(
      rows.flatMap(({ id, slug, name, nameHi }) =>
        [nameHi ?? '', name].map((text) => [fold(text), id] as const).concat([[`/${slug}`, id]]),
      ),
    )
  }

  /** The name of a category by its id. */
  readonly nameOf = (id: number): string => this.#names.get(id) ?? ''

  get isEmpty(): boolean {
    return this.#slugs.length === 0
  }

  /** The id of the category of that slug or name. Throws CellProblem for an unknown one. */
  idOf(text: string): number {
    const id = this.#ids.get(`/${slugify(text)}`) ?? this.#ids.get(fold(text) || '/')
    if (id === undefined)
      throw new CellProblem(
        `${quoted(text)} is not a category. Use one of: ` +
          `${this.#slugs.slice(0, 12).join(', ')}`,
      )
    return id
  }
}

export async function readKinds(db: Db | Transaction): Promise<Kinds> {
  const columns = {
    id: categories.id,
    slug: categories.slug,
    name: categories.name,
    nameHi: categories.nameHi,
  }
  return new Kinds(await db.select(columns).from(categories))
}
