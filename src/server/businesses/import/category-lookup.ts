import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { categories } from '#server/kit/db/tables/index.ts'
import { foldText } from '#shared/text/fold.ts'
import { slugify } from '#shared/text/slug.ts'
import { CellError, quoteValue } from './cells.ts'

/** The categories of the database, by slug and by name in either language. */
export class CategoryLookup {
  readonly #ids: ReadonlyMap<string, number>
  readonly #slugs: string[]
  readonly #names: ReadonlyMap<number, string>

  constructor(rows: readonly { id: number; slug: string; name: string; nameHi: string | null }[]) {
    this.#slugs = rows.map(({ slug }) => slug)
    this.#names = new Map(rows.map(({ id, name }) => [id, name]))
    this.#ids = new Map(
      rows.flatMap(({ id, slug, name, nameHi }) =>
        [nameHi ?? '', name]
          .map((text) => [foldText(text), id] as const)
          .concat([[`/${slug}`, id]]),
      ),
    )
  }

  /** The name of a category by its id. */
  readonly nameOf = (id: number): string => this.#names.get(id) ?? ''

  readonly has = (id: number): boolean => this.#names.has(id)

  get isEmpty(): boolean {
    return this.#slugs.length === 0
  }

  /** The id of the category of that slug or name. Throws CellError for an unknown one. */
  idOf(text: string): number {
    const id = this.#ids.get(`/${slugify(text)}`) ?? this.#ids.get(foldText(text) || '/')
    if (id === undefined)
      throw new CellError(
        `${quoteValue(text)} is not a category. Use one of: ` +
          `${this.#slugs.slice(0, 12).join(', ')}`,
        { kind: 'category', about: text },
      )
    return id
  }
}

export async function readCategoryLookup(db: DbOrTransaction): Promise<CategoryLookup> {
  const columns = {
    id: categories.id,
    slug: categories.slug,
    name: categories.name,
    nameHi: categories.nameHi,
  }
  return new CategoryLookup(await db.select(columns).from(categories))
}
