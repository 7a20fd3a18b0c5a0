import { getPageWindow } from '#shared/view/paging.ts'

type Props = {
  page: number
  pages: number
  hrefOf: (page: number) => string
  /** Called instead of following the link on a plain click. */
  onChoose?: (page: number) => void
  t: { pages: string; previous: string; next: string; pageNumber: (page: number) => string }
}

/**
 * Links to the pages of a list: first, last and those within two of the current one; nothing when
 * there is one page. An island handles a plain click; opening in a new tab works as ever.
 */
export function Pagination({ page, pages, hrefOf, onChoose, t }: Props) {
  if (pages < 2) return null

  /* Two away, with others beyond: left out on a phone. */
  const isFar = (item: number) => Math.abs(item - page) === 2 && item !== 1 && item !== pages
  const link = (to: number, text: string | number, rel?: 'prev' | 'next') => (
    <a
      key={rel ?? to}
      href={hrefOf(to)}
      rel={rel}
      aria-label={rel ? undefined : t.pageNumber(to)}
      className={!rel && isFar(to) ? 'pagination-far' : undefined}
      aria-current={!rel && to === page ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        if (!onChoose) return
        event.preventDefault()
        onChoose(to)
      }}
    >
      {text}
    </a>
  )
  const off = (text: string) => <span className="pagination-off">{text}</span>

  return (
    <nav className="pagination num" aria-label={t.pages}>
      {page > 1 ? link(page - 1, t.previous, 'prev') : off(t.previous)}
      {getPageWindow(page, pages).map((item, i) =>
        item === 'ellipsis' ? (
          <span key={`ellipsis-${i}`} aria-hidden="true">
            …
          </span>
        ) : (
          link(item, item)
        ),
      )}
      {page < pages ? link(page + 1, t.next, 'next') : off(t.next)}
    </nav>
  )
}
