import { useState } from 'react'
import { businessListPath } from '#config/routes.ts'
import {
  formatFilterQuery,
  NO_FILTERS,
  type BusinessFilters,
} from '#shared/view/business-filters.ts'
import { MAX_FEATURED, type InitialBusinessList } from '#shared/view/business-list.ts'
import { isUnfilteredList } from '#shared/view/list-address.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { LiveBusinessCards } from './LiveBusinessCards.tsx'
import type { ListTexts } from './texts.ts'

const ALL_FEATURED = businessListPath() + formatFilterQuery({ ...NO_FILTERS, featured: true })

/**
 * Up to four featured businesses above the whole list, until closed; hidden once a search or filter
 * is active.
 */
export function FeaturedStrip({
  start,
  filters,
  t,
}: {
  start: InitialBusinessList
  filters: BusinessFilters
  t: ListTexts
}) {
  const [isClosed, setClosed] = useState(false)
  if (isClosed || start.featured.length === 0 || !isUnfilteredList(filters) || filters.page > 1)
    return null
  return (
    <section className="featured-strip" aria-labelledby="featured">
      <div className="section-head">
        <h2 id="featured">{t.featuredTitle}</h2>
        {start.featuredTotal > MAX_FEATURED && (
          <a className="more" href={ALL_FEATURED}>
            {t.seeAllFeatured}
          </a>
        )}
        <IconButton
          className="needs-script"
          icon="close"
          label={t.closeFeatured}
          onClick={() => setClosed(true)}
        />
      </div>
      <LiveBusinessCards businesses={start.featured} t={t} />
    </section>
  )
}
