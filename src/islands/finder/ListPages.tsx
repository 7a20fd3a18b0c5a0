import type { ComponentProps } from 'react'
import { Pagination } from '#ui/Pagination.tsx'

type Props<Filters> = {
  filters: Filters
  pages: number
  getListHref: (filters: Filters) => string
  /** Whether these are the pages of the whole list: they are static and need no API. */
  isUnfiltered: (filters: Filters) => boolean
  go: (filters: Filters) => void
  t: ComponentProps<typeof Pagination>['t']
}

/** The pages of a list with filters. */
export function ListPages<Filters extends { page: number }>(props: Props<Filters>) {
  const { filters, pages, getListHref, isUnfiltered, go, t } = props
  return (
    <Pagination
      page={filters.page}
      pages={pages}
      hrefOf={(page) => getListHref({ ...filters, page })}
      onChoose={(page) => {
        const wanted = { ...filters, page }
        if (isUnfiltered(wanted)) location.assign(getListHref(wanted))
        else go(wanted)
      }}
      t={t}
    />
  )
}
