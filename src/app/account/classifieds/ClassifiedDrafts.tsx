import { Link } from '#app/router/index.ts'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { DraftPanel } from '#app/form/DraftPanel.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { drafts as t } from '#i18n/en/app/drafts.ts'

/** Ads that are being written, on whichever device they were begun. */
export function ClassifiedDrafts() {
  const drafts = useRead('GET /classified-drafts', {}).data?.data ?? []
  const remove = useWrite('DELETE /classified-drafts/{id}', {
    invalidates: ['GET /classified-drafts'],
  })
  return (
    <DraftPanel
      title={t.notSent}
      drafts={drafts}
      nameOf={t.adOf}
      remove={remove}
      rowClass="ad-draft"
      open={({ id, name }) => (
        <Link
          className="button button-line"
          to={`${APP_PATHS.postAd}?draft=${id}`}
          aria-label={`${t.open}: ${t.adOf(name)}`}
        >
          {t.open}
        </Link>
      )}
    />
  )
}
