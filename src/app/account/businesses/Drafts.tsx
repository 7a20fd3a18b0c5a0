import { Link } from '#app/router/index.ts'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { DraftPanel } from '#app/form/DraftPanel.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { listing as t } from '#i18n/en/app/listing.ts'

/** Listings that are being written, on whichever device they were begun. */
export function Drafts() {
  const drafts = useRead('GET /business-drafts', {}).data?.data ?? []
  const remove = useWrite('DELETE /business-drafts/{id}', { invalidates: ['GET /business-drafts'] })
  return (
    <DraftPanel
      title={t.drafts}
      drafts={drafts}
      nameOf={t.draftOf}
      remove={remove}
      rowClass="twin"
      open={({ id, name }) => (
        <Link
          className="button button-primary"
          to={`${APP_PATHS.addListing}?draft=${id}`}
          aria-label={`${t.draftOpen}: ${t.draftOf(name)}`}
        >
          {t.draftOpen}
        </Link>
      )}
    />
  )
}
