import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { DiscardDraftDialog } from '#app/form/DiscardDraftDialog.tsx'
import { formatDay } from '#app/shell/format-time.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { drafts as t } from '#i18n/en/app/drafts.ts'
import { Button } from '#ui/Button.tsx'

/** Ads that are being written, on whichever device they were begun. */
export function ClassifiedDrafts() {
  const drafts = useRead('GET /classified-drafts', {}).data?.data ?? []
  const remove = useWrite('DELETE /classified-drafts/{id}', {
    invalidates: ['GET /classified-drafts'],
  })
  const [dialog, setDialog] = useState<{ id: number; name: string } | null>(null)
  if (drafts.length === 0) return null
  return (
    <section className="panel-box" aria-labelledby="drafts">
      <header>
        <h2 id="drafts">{t.notSent}</h2>
      </header>
      {drafts.map(({ id, name, updatedAt }) => (
        <div key={id} className="ad-draft panel-body">
          <div>
            <b>{t.adOf(name)}</b>
            <p className="mute">{formatDay(updatedAt)}</p>
          </div>
          <div className="row">
            <Button
              aria-label={`${t.drop}: ${t.adOf(name)}`}
              onClick={() => setDialog({ id, name })}
            >
              {t.drop}
            </Button>
            <Link
              className="button button-line"
              to={`${APP_PATHS.postAd}?draft=${id}`}
              aria-label={`${t.open}: ${t.adOf(name)}`}
            >
              {t.open}
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
