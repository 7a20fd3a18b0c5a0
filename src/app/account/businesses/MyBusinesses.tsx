import styles from '#styles/app/screens/my-businesses.css?url'
import { useState } from 'react'
import { Link, useSearchParams } from '#app/router/index.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { PendingChanges } from '#app/account/listing/PendingChanges.tsx'
import { QueryState } from '#app/data/QueryState.tsx'
import { withQueryChanges, readPage } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { acceptsListings } from '#app/shell/site-identity.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import { closedListings } from '#i18n/en/app/closed-listings.ts'
import { myBusinesses as t } from '#i18n/en/app/my-businesses.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { paging } from '#i18n/en/paging.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { Toast } from '#ui/Toast.tsx'
import { BusinessActions } from './BusinessActions.tsx'
import { Drafts } from './Drafts.tsx'
import { OwnBusinessRow } from './OwnBusinessRow.tsx'
import { OwnClaims } from './OwnClaims.tsx'
import { SuggestedName } from './SuggestedName.tsx'
import { BUSINESS_STATES, getBusinessState, type BusinessState } from './business-state.ts'
import { BusinessDialogs } from './BusinessDialogs.tsx'
import { UnconfirmedBusinesses } from './UnconfirmedBusinesses.tsx'
import { useBusinessActions, type BusinessNotice } from './use-business-actions.ts'

const PAGE_SIZE = 20
/** Long enough to undo a deletion. */
const TOAST_MS = 8000

/** All businesses of the account, in every state, and what it claims. */
export function MyBusinesses() {
  const businesses = useRead('GET /businesses/user/my-businesses', {})
  const [notice, setNotice] = useState<BusinessNotice | null>(null)
  const standing = useBusinessActions(setNotice)
  const add = acceptsListings() && (
    <Link className="button button-primary" to={APP_PATHS.addListing}>
      <Icon name="plus" />
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
        <OwnClaims />
        <UnconfirmedBusinesses businesses={businesses.data?.data ?? []} onNotice={setNotice} />
        <QueryState query={businesses}>
          {({ data }) =>
            data.length === 0 ? (
              <section className="panel-box" aria-label={shell.screens.myBusinesses}>
                <EmptyState title={t.none} text={add ? t.noneText : closedListings.text}>
                  {add}
                </EmptyState>
              </section>
            ) : (
              <List businesses={data} standing={standing} onNotice={setNotice} />
            )
          }
        </QueryState>
      </div>
      <BusinessDialogs of={standing} businesses={businesses.data?.data ?? []} />
      <Toast onGone={() => setNotice(null)} lasts={TOAST_MS}>
        {notice && (
          <>
            {notice.text}
            {notice.deleted && (
              <Button onClick={() => notice.deleted && standing.act('restore', notice.deleted)}>
                {t.undo}
              </Button>
            )}
          </>
        )}
      </Toast>
    </Screen>
  )
}

type ListProps = {
  businesses: readonly OwnBusiness[]
  standing: ReturnType<typeof useBusinessActions>
  onNotice: (notice: BusinessNotice) => void
}

function List({ businesses, standing: { act, isBusy }, onNotice }: ListProps) {
  const [address, setAddress] = useSearchParams()
  const filterByState = (state: BusinessState) =>
    businesses.filter((one) => getBusinessState(one) === state)
  const filled = BUSINESS_STATES.filter((state) => filterByState(state).length > 0)
  const chosen = BUSINESS_STATES.find((one) => one === address.get('state')) ?? ''
  const found = chosen ? filterByState(chosen) : businesses
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(readPage(address), pages)
  const from = (page - 1) * PAGE_SIZE
  const shown = found.slice(from, from + PAGE_SIZE)
  return (
    <>
      {(filled.length > 1 || chosen) && (
        <div className="row" role="group" aria-label={t.filter}>
          {(['', ...filled] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={one === chosen}
              onClick={() => setAddress(one ? { state: one } : {}, { replace: true })}
            >
              {one ? `${t.standings[one]} (${filterByState(one).length})` : t.all}
            </button>
          ))}
        </div>
      )}
      <section className="panel-box" aria-label={shell.screens.myBusinesses}>
        {shown.length === 0 && <p className="panel-body mute">{t.noneOfStanding}</p>}
        {shown.map((business) => (
          <OwnBusinessRow
            key={business.id}
            business={business}
            level="h2"
            actions={<BusinessActions business={business} isBusy={isBusy} onAct={act} />}
          >
            {hasPublicPage(business.status) && <SuggestedName {...{ business, onNotice }} />}
            {business.waitingChange && (
              <details className="own-waits">
                <summary className="link">{t.waitsOpen}</summary>
                <PendingChanges business={business} />
              </details>
            )}
          </OwnBusinessRow>
        ))}
      </section>
      {pages > 1 && (
        <div className="list-foot num">
          <span>{t.shown(from + 1, from + shown.length, found.length)}</span>
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(to) => `?${withQueryChanges(address, { page: to })}`}
            onChoose={(to) => setAddress((before) => withQueryChanges(before, { page: to }))}
            t={paging}
          />
        </div>
      )}
    </>
  )
}
