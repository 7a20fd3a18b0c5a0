import { pageWindow } from '#shared/view/paging.ts'

type Props = {
  page: number
  pages: number
  hrefOf: (page: number) => string
  /** Called instead of following the link on a plain click. */
  onChoose: (page: number) => void
  texts: { label: string; previous: string; next: string; page: (page: number) => string }
}

/**
 * Real links to the pages of a list: a click is handled here, opening in a new tab works as ever.
 */
export function Pagination({ page, pages, hrefOf, onChoose, texts }: Props) {
  if (pages < 2) return null

  /* Two away, with others beyond: left out on a phone. */
  const isFar = (item: number) => Math.abs(item - page) === 2 && item !== 1 && item !== pages
  const link = (to: number, text: string | number, rel?: 'prev' | 'next') => (
    <a
      key={rel ?? to}
      href={hrefOf(to)}
      rel={rel}
      aria-label={rel ? undefined : texts.page(to)}
      className={!rel && isFar(to) ? 'pagination-far' : undefined}
      aria-current={!rel && to === page ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        onChoose(to)
      }}
    >
      {text}
    </a>
  )
  const off = (text: string) => <span className="pagination-off">{text}</span>

  return (
    <nav className="pagination num" aria-label={texts.label}>
      {page > 1 ? link(page - 1, texts.previous, 'prev') : off(texts.previous)}
      {pageWindow(page, pages).map((item, i) =>
        item === 'ellipsis' ? (
          <span key={`ellipsis-${i}`} aria-hidden="true">
            …
          </span>
        ) : (
          link(item, item)
        ),
      )}
      {page < pages ? link(page + 1, texts.next, 'next') : off(texts.next)}
    </nav>
  )
}
