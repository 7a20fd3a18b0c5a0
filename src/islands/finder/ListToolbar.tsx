import { useState, type ReactNode, type RefObject } from 'react'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type Props = {
  heading: RefObject<HTMLHeadingElement | null>
  /** The text of the heading. */
  title: string
  pageOf: string
  className?: string
  /** The names of the active filters; words that are searched for are in their own box. */
  active: readonly string[]
  /** The filters, for the sheet of a phone. */
  fields: ReactNode
  /** The number of results; null while it is loading or could not be read. */
  total: number | null
  t: {
    filters: string
    close: string
    loading: string
    showResults: (total: number, shown: string) => string
  }
  /** The order, and the active filters. */
  children: ReactNode
}

/** The bar above the cards: number, filters (a sheet on a phone), order. */
export function ListToolbar({ heading, title, pageOf, active, total, t, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  const chosen = active.filter((name) => name !== 'search').length
  return (
    <div className={props.className ? `toolbar ${props.className} num` : 'toolbar num'}>
      <div className="toolbar-count" role="status">
        {/* early-list.ts may have put the words here before React comes. */}
        <h2 ref={heading} tabIndex={-1} suppressHydrationWarning>
          {title}
        </h2>
        <p className="mute" suppressHydrationWarning>
          {pageOf}
        </p>
      </div>
      <Button
        look="soft"
        icon="filter"
        className="filters-open needs-script"
        onClick={() => setOpen(true)}
      >
        <span className="filters-word">{t.filters}</span>
        {chosen > 0 && <b className="num">{chosen}</b>}
      </Button>
      {props.children}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.filters}
        closeLabel={t.close}
        look="sheet"
      >
        <div className="filters">{props.fields}</div>
        <div className="sheet-foot">
          <Button look="primary" className="w-full" onClick={() => setOpen(false)}>
            {total === null ? t.loading : t.showResults(total, formatCount(total))}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
