import styles from '#styles/app/screens/claim.css?url'
import { useState } from 'react'
import { Link, useParams } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { businessPath, ROUTES } from '#config/routes.ts'
import { claim as t } from '#i18n/en/app/claim.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { nameOf } from '#i18n/en/names.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { PendingClaim } from './PendingClaim.tsx'
import type { ClaimMethods } from './claim-methods.ts'

/** Claiming a listing: choose a proof, then see what is pending. */
export function ClaimBusiness() {
  const id = Number(useParams()['id'])
  const ways = useRead('GET /claims/business/{id}', { params: { id } })
  return (
    <Screen title={shell.screens.claim} hindi={HI_APP.screens.claim}>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <QueryState query={ways}>
        {({ data }) => <Step key={data.claim?.id} ways={data} />}
      </QueryState>
    </Screen>
  )
}

function Step({ ways }: { ways: ClaimMethods }) {
  const { business, claim, isFree, isOwn } = ways
  const [isAgain, setAgain] = useState(false)
  if (isOwn)
    return (
      <EmptyState title={t.own}>
        <Link className="button button-primary" to={APP_PATHS.myBusinesses}>
          {t.myBusinesses}
        </Link>
      </EmptyState>
    )
  if (!isFree)
    return (
      <EmptyState title={t.taken} text={t.takenText}>
        <LinkButton href={ROUTES.contact.path}>{t.contact}</LinkButton>
      </EmptyState>
    )
  return (
    <div className="stack">
      <p>
        {t.intro(nameOf(business), nameOf({ name: business.city, nameHi: business.cityHi }))}{' '}
        <a className="link" href={businessPath(business.slug)}>
          {t.page}
        </a>
      </p>
      {claim && !isAgain ? (
        <PendingClaim ways={ways} claim={claim} onAgain={() => setAgain(true)} />
      ) : (
        <ClaimForm ways={ways} onDone={() => setAgain(false)} />
      )}
    </div>
  )
}
