import { useState } from 'react'
import { useNow } from '#app/data/use-now.ts'
import { Link } from '#app/router/index.ts'
import { useWrite } from '#app/data/use-write.ts'
import { DiscardDraftDialog } from '#app/form/DiscardDraftDialog.tsx'
import { formatRecentTime } from '#app/shell/format-time.ts'
import type { CallResponse } from '#client/call.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { completeness as words } from '#i18n/en/app/completeness.ts'
import { drafts as t } from '#i18n/en/app/drafts.ts'
import { listing } from '#i18n/en/app/listing.ts'
import { Button } from '#ui/Button.tsx'
import { Meter } from '#ui/Meter.tsx'

const LISTINGS = 'GET /business-drafts'
const ADS = 'GET /classified-drafts'

const FIELD_NAMES: Record<string, string> = words.fields

type Props = {
  listings: CallResponse<typeof LISTINGS>['data']
  ads: CallResponse<typeof ADS>['data']
}

/** What was begun last and is not sent, on whichever device: the way on comes first. */
export function DraftCard({ listings, ads }: Props) {
  const removeListing = useWrite('DELETE /business-drafts/{id}', { invalidates: [LISTINGS] })
  const removeAd = useWrite('DELETE /classified-drafts/{id}', { invalidates: [ADS] })
  const [isAsked, setAsked] = useState(false)
  const now = useNow()
  const [draft] = [
    ...listings.map((one) => ({
      ...one,
      name: listing.draftOf(one.name),
      path: APP_PATHS.addListing,
      remove: removeListing,
    })),
    ...ads.map((one) => ({
      ...one,
      name: t.adOf(one.name),
      path: APP_PATHS.postAd,
      remove: removeAd,
    })),
  ].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  if (!draft) return null
  const { id, name, path, remove, updatedAt, percent, next } = draft
  return (
    <section className="panel-box panel-body draft-card stack" aria-labelledby="draft-card">
      <div>
        <h2 id="draft-card">{t.goOn(name)}</h2>
        <p className="mute">{t.lastSaved(formatRecentTime(updatedAt, now))}</p>
      </div>
      <div>
        <p className="num">
          <b>{words.percent(percent)}</b> {words.complete}
        </p>
        <Meter value={percent / 100} label={`${words.percent(percent)} ${words.complete}`} />
        {next && <p className="mute">{t.next(FIELD_NAMES[next] ?? next)}</p>}
      </div>
      <div className="row">
        <Link className="button button-primary" to={`${path}?draft=${id}`}>
          {t.open}
          <span className="sr-only">: {name}</span>
        </Link>
        <Button look="bare" onClick={() => setAsked(true)}>
          {t.delete}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
      <DiscardDraftDialog
        open={isAsked}
        name={name}
        busy={remove.isPending}
        hasFailed={remove.isError}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.mutate({ params: { id } }, { onSuccess: () => setAsked(false) })}
      />
    </section>
  )
}
