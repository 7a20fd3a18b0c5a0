import styles from '#styles/app/screens/my-businesses.css?url'
import { Link } from 'react-router'
import { Answer } from '#app/data/Answer.tsx'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { myBusinesses as t } from '#i18n/en/app/my-businesses.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Drafts } from './Drafts.tsx'
import { OwnBusinessRow } from './OwnBusinessRow.tsx'

/** All businesses of the account, in every state. */
export function MyBusinesses() {
  const businesses = useRead('GET /businesses/user/my-businesses', {})
  const add = (
    <Link className="button button-primary" to={APP_PATHS.addListing}>
      {t.add}
    </Link>
  )
  return (
    <Screen
      title={shell.screens.myBusinesses}
      hindi={HI_APP.screens.myBusinesses}
      actions={businesses.data && businesses.data.data.length > 0 ? add : null}
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack">
        <Drafts />
        <Answer of={businesses}>
          {({ data }) => (
            <section className="panel-box" aria-label={shell.screens.myBusinesses}>
              {data.length === 0 ? (
                <EmptyState title={t.none} text={t.noneText}>
                  {add}
                </EmptyState>
              ) : (
                data.map((business) => (
                  <OwnBusinessRow key={business.id} business={business} level="h2" />
                ))
              )}
            </section>
          )}
        </Answer>
      </div>
    </Screen>
  )
}
