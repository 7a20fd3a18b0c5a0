import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { DiscardDraftDialog } from '#app/form/DiscardDraftDialog.tsx'
import { formatDay } from '#app/shell/format-time.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { drafts as words } from '#i18n/en/app/drafts.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { Button } from '#ui/Button.tsx'

/** Listings that are being written, on whichever device they were begun. */
export function Drafts() {
  const drafts = useRead('GET /business-drafts', {}).data?.data ?? []
  const remove = useWrite('DELETE /business-drafts/{id}', { invalidates: ['GET /business-drafts'] })
  const [dialog, setDialog] = useState<{ id: number; name: string } | null>(null)
  if (drafts.length === 0) return null
  return (
    <section className="panel-box" aria-labelledby="drafts">
      <header>
        <h2 id="drafts">{t.drafts}</h2>
      </header>
      {drafts.map(({ id, name, updatedAt }) => (
        <div key={id} className="twin panel-body">
          <div>
            <b>{t.draftOf(name)}</b>
            <p className="mute">{formatDay(updatedAt)}</p>
          </div>
          <div className="row">
            <Button
              aria-label={`${words.drop}: ${t.draftOf(name)}`}
              onClick={() => setDialog({ id, name })}
            >
              {words.drop}
            </Button>
            <Link
              className="button button-primary"
              to={`${APP_PATHS.addListing}?draft=${id}`}
              aria-label={`${t.draftOpen}: ${t.draftOf(name)}`}
            >
              {t.draftOpen}
            </Link>
          </div>
        </div>
      ))}
      <DiscardDraftDialog
        open={dialog !== null}
        name={dialog?.name ?? ''}
        busy={remove.isPending}
        hasFailed={remove.isError}
        onClose={() => setDialog(null)}
        onConfirm={() =>
          dialog &&
          remove.mutate({ params: { id: dialog.id } }, { onSuccess: () => setDialog(null) })
        }
      />
    </section>
  )
}
