import { useState, type SyntheticEvent } from 'react'
import { Link } from '#app/router/index.ts'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { table as t } from '#i18n/en/app/table.ts'
import { formatCount } from '#shared/rules/money.ts'
import { SAVED_VIEW_MAX_LENGTHS } from '#shared/rules/saved-views.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextInput } from '#ui/TextInput.tsx'

type View = { title: string; query: string; count?: number }
type Props = {
  /** The table as the server names it. */
  name: string
  address: URLSearchParams
  /** Views that everybody has. */
  standard: readonly View[]
  /** How many the open view has. */
  shown: number
}

const INVALIDATES = ['GET /admin/views'] as const

/** Named searches and filters above a table, stored with the administrator's account. */
export function SavedViews({ name, address, standard, shown }: Props) {
  const own = useRead('GET /admin/views', { query: { list: name } }).data?.data ?? []
  const save = useWrite('POST /admin/views', { invalidates: INVALIDATES })
  const remove = useWrite('DELETE /admin/views/{id}', { invalidates: INVALIDATES })
  const [isNaming, setNaming] = useState(false)
  const [typed, type] = useState('')
  const query = withoutPage(address)
  const isKnown = [...standard, ...own].some((view) => view.query === query)
  const keep = (event: SyntheticEvent) => {
    event.preventDefault()
    const title = typed.trim()
    if (!title) return
    save.mutate(
      { body: { list: name, title, query } },
      {
        onSuccess: () => {
          setNaming(false)
          type('')
        },
      },
    )
  }
  return (
    <>
      <nav className="tabs-row saved-views" aria-label={t.views}>
        {[...standard, ...own.map((view) => ({ ...view, count: undefined }))].map((view) => {
          const isOpen = view.query === query
          const count = isOpen ? shown : view.count
          return (
            <Link
              key={`${view.title} ${view.query}`}
              to={`?${view.query}`}
              aria-current={isOpen ? 'page' : undefined}
            >
              {view.title}
              {count !== undefined && <span className="num">{formatCount(count)}</span>}
            </Link>
          )
        })}
        {own
          .filter((view) => view.query === query)
          .map(({ id, title }) => (
            <IconButton
              key={id}
              icon="close"
              label={t.forgetView(title)}
              onClick={() => remove.mutate({ params: { id } })}
            />
          ))}
        {query !== '' && !isKnown && (
          <Button look="bare" icon="plus" onClick={() => setNaming(true)}>
            {t.saveView}
          </Button>
        )}
      </nav>
      <Dialog
        open={isNaming}
        title={t.saveView}
        closeLabel={t.close}
        onClose={() => setNaming(false)}
      >
        <form className="form" onSubmit={keep}>
          <TextInput
            label={t.viewName}
            required
            maxLength={SAVED_VIEW_MAX_LENGTHS.title}
            value={typed}
            {...(save.error ? { error: save.error.serverMessage ?? t.viewFailed } : {})}
            onChange={({ target }) => type(target.value)}
          />
          <DialogActions
            cancel={t.cancel}
            confirm={t.save}
            busy={save.isPending && t.saving}
            onCancel={() => setNaming(false)}
          />
        </form>
      </Dialog>
    </>
  )
}

function withoutPage(address: URLSearchParams): string {
  const query = new URLSearchParams(address)
  query.delete('page')
  return query.toString()
}
