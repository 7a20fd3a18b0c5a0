import { useState } from 'react'
import { Link, useParams } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { Toast } from '#ui/Toast.tsx'
import { EditListingForm } from './EditListingForm.tsx'
import { PendingChanges } from './PendingChanges.tsx'

/**
 * Edits the user's own listing, or any listing for an administrator. Some changes go live
 * immediately, others need approval.
 */
export function EditListing() {
  const id = Number(useParams()['id'])
  const business = useRead('GET /businesses/user/my-businesses/{id}', { params: { id } })
  const [round, setRound] = useState(0)
  const [notice, setNotice] = useState<string | null>(null)
  return (
    <Screen title={shell.screens.editListing} hindi={HI_APP.screens.editListing}>
      {business.error?.status === 404 ? (
        <div className="notice">
          <span className="grow">{t.notYours}</span>
          <Link className="button button-line" to={APP_PATHS.myBusinesses}>
            {shell.screens.myBusinesses}
          </Link>
        </div>
      ) : (
        <QueryState query={business}>
          {({ data }) => (
            <div className="stack">
              <p>{data.status === 'active' ? t.editLede : t.editPending}</p>
              {data.waitingChange && <PendingChanges business={data} />}
              <EditListingForm
                key={`${id} ${round}`}
                business={data}
                onNotice={setNotice}
                onAgain={() => setRound(round + 1)}
              />
            </div>
          )}
        </QueryState>
      )}
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}
