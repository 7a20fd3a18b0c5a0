import { ROUTES } from '#config/routes.ts'
import type { InitialBusinessList } from '#shared/view/business-list.ts'
import { formatCount } from '#shared/rules/money.ts'
import type { ListTexts } from './texts.ts'
import { useFavourites } from './use-favourites.ts'

/** Four figures of the whole directory, and the number of saved businesses. */
export function QuickStats({ start, t }: { start: InitialBusinessList; t: ListTexts }) {
  const saved = useFavourites().size
  const used = start.categories.filter(({ count }) => count > 0).length
  return (
    <dl className="facts facts-row num">
      <Fact name={t.total}>{formatCount(start.total)}</Fact>
      <div className="needs-script">
        <dt>{t.favourites}</dt>
        {/* hearts.ts has put the number here before React comes. */}
        <dd>
          <a
            className="fact-link"
            href={ROUTES.favourites.path}
            data-heart-count
            suppressHydrationWarning
          >
            {String(saved)}
          </a>
        </dd>
      </div>
      <Fact name={t.categories}>{formatCount(used)}</Fact>
      <Fact name={t.featured}>{formatCount(start.featuredTotal)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
