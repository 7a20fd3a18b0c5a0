import { useState, type SyntheticEvent } from 'react'
import { Link } from 'react-router'
import { table as t } from '#i18n/en/app/table.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { readSavedViews, writeSavedViews } from './saved-views.ts'

type Props = { name: string; address: URLSearchParams }

/** Named searches and filters, stored on the device. */
export function SavedViews({ name, address }: Props) {
  const [views, setViews] = useState(() => readSavedViews(name))
  const [isNaming, setNaming] = useState(false)
  const [typed, type] = useState('')
  const query = withoutPage(address)
  const keep = (after: typeof views) => {
    setViews(after)
    writeSavedViews(name, after)
  }
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    const title = typed.trim()
    if (!title) return
    keep([...views.filter((view) => view.title !== title), { title, query }])
    setNaming(false)
    type('')
  }
  const isKnown = views.some((view) => view.query === query)
  if (views.length === 0 && query === '') return null
  return (
    <div className="chips" role="group" aria-label={t.views}>
      {views.map((view) => (
        <span key={view.title} className="saved-view">
          <Link
            className="chip"
            to={`?${view.query}`}
            aria-current={view.query === query ? 'true' : undefined}
          >
            {view.title}
          </Link>
          <IconButton
            icon="close"
            label={t.forgetView(view.title)}
            onClick={() => keep(views.filter(({ title }) => title !== view.title))}
          />
        </span>
      ))}
      {query !== '' && !isKnown && (
        <Button look="bare" onClick={() => setNaming(true)}>
          {t.saveView}
        </Button>
      )}
      <Dialog
        open={isNaming}
        title={t.saveView}
        closeLabel={t.close}
        onClose={() => setNaming(false)}
      >
        <form className="form" onSubmit={save}>
          <TextInput
            label={t.viewName}
            required
            maxLength={40}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
          <div className="dialog-actions">
            <Button onClick={() => setNaming(false)}>{t.cancel}</Button>
            <Button type="submit" look="primary">
              {t.save}
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  )
}

function withoutPage(address: URLSearchParams): string {
  const query = new URLSearchParams(address)
  query.delete('page')
  return query.toString()
}
