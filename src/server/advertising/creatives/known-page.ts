import { locations } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { AD_PAGES } from '#shared/rules/ad-slots.ts'
import { foldText } from '#shared/text/fold.ts'

const ROW = 60
const PAGES: ReadonlySet<string> = new Set(AD_PAGES)

/** Any page that no placement can name. */
const OTHER_PAGE = 'other'

const readTowns = ({ db, cache }: Pick<BaseContext, 'db' | 'cache'>) =>
  cache.get({
    key: 'towns of advertisements',
    tables: ['locations'],
    make: async () => {
      const { city: name, nameHi } = locations
      const rows = await db.select({ city: name, nameHi }).from(locations)
      const names = rows.flatMap(({ city, nameHi: hindi }) => [
        ...(hindi ? [[foldText(hindi), city] as const] : []),
        [foldText(city), city] as const,
      ])
      return new Map(names)
    },
    size: (towns) => towns.size * ROW,
  })

/**
 * Page and town as figures name them: anybody may ask for advertisements with any words, and must
 * not fill the tables with them.
 */
export async function normalisePageAndTown(
  ctx: Pick<BaseContext, 'db' | 'cache'>,
  { page, town }: { page: string; town: string },
): Promise<{ page: string; town: string }> {
  return {
    page: PAGES.has(page) ? page : OTHER_PAGE,
    town: town === '' ? '' : ((await readTowns(ctx)).get(foldText(town)) ?? ''),
  }
}
