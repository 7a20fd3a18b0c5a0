import styles from '#styles/app/screens/sent.css?url'
import { Link, useParams } from '#app/router/index.ts'
import { SubmissionSteps } from '#app/account/SubmissionSteps.tsx'
import { OwnBusinessRow } from '#app/account/businesses/OwnBusinessRow.tsx'
import { getBusinessState } from '#app/account/businesses/business-state.ts'
import { Tasks } from '#app/account/dashboard/Tasks.tsx'
import { getIncompleteListingTasks } from '#app/account/dashboard/tasks.ts'
import { PasskeyOffer } from '#app/account/passkey-offer/PasskeyOffer.tsx'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { hasNoEmail, useCurrentUser } from '#app/shell/use-current-user.ts'
import { useScreenHeading } from '#app/shell/use-screen-heading.ts'
import { formatDateTime, formatRecentTime } from '#app/shell/format-time.ts'
import { APP_PATHS, listingPreviewPath } from '#config/app-paths.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { completeness } from '#i18n/en/app/completeness.ts'
import { listing } from '#i18n/en/app/listing.ts'
import { myBusinesses } from '#i18n/en/app/my-businesses.ts'
import { sent } from '#i18n/en/app/sent.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import { getCompleteness } from '#shared/rules/completeness.ts'
import { DrawingGroup } from '#ui/DrawingGroup.tsx'
import { Icon } from '#ui/Icon.tsx'

const t = sent.listing

const FIGURES = [
  { drawing: 'bird', x: 8, y: 84, width: 58, height: 42 },
  { drawing: 'elephant', x: 78, y: 26, width: 134, height: 100 },
  { drawing: 'deer', x: 220, y: 34, width: 90, height: 92 },
  { drawing: 'tree', x: 330, y: 2, width: 89, height: 124 },
] as const

/** After sending: one's own listing, what happens next, and what can be added meanwhile. */
export function ListingSent() {
  const id = Number(useParams()['id'])
  const business = useRead('GET /businesses/user/my-businesses/{id}', { params: { id } })
  const heading = useScreenHeading(shell.screens.listingSent)
  const isByPhone = hasNoEmail(useCurrentUser())
  return (
    <div className="stack">
      <link rel="stylesheet" href={styles} precedence="screen" />
      <section className="welcome sent-wall">
        <span className="sent-mark">
          <Icon name="check" />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {shell.screens.listingSent}
        </h1>
        <p>{t.text(isByPhone)}</p>
        <svg
          className="drawing scene"
          viewBox="0 0 440 128"
          preserveAspectRatio="xMaxYMax meet"
          aria-hidden="true"
        >
          <DrawingGroup figures={FIGURES} treesInLine />
        </svg>
        <div className="leaf-row" />
      </section>
      {business.error?.status === 404 ? (
        <div className="notice">
          <span className="grow">{listing.notYours}</span>
          <Link className="button button-line" to={APP_PATHS.myBusinesses}>
            {shell.screens.myBusinesses}
          </Link>
        </div>
      ) : (
        <QueryState query={business}>{({ data }) => <Progress business={data} />}</QueryState>
      )}
    </div>
  )
}

function Progress({ business }: { business: OwnBusiness }) {
  const missing = getIncompleteListingTasks(business)
  const { percent } = getCompleteness(business)
  return (
    <>
      <section className="panel-box" aria-label={t.yours}>
        <OwnBusinessRow
          business={business}
          level="h2"
          actions={
            !hasPublicPage(business.status) && (
              <Link className="button button-line" to={listingPreviewPath(business.id)}>
                {t.preview}
              </Link>
            )
          }
        />
      </section>
      <SubmissionSteps steps={stepsOf(business)} />
      {missing.length > 0 && (
        <section className="panel-box" aria-labelledby="sent-missing">
          <header>
            <h2 id="sent-missing">{t.meanwhile}</h2>
            <span className="num mr-2">
              {completeness.percent(percent)} {completeness.complete}
            </span>
          </header>
          <Tasks tasks={missing} />
        </section>
      )}
      <PasskeyOffer />
      <p className="row">
        <Link className="button button-line" to={APP_PATHS.myBusinesses}>
          {shell.screens.myBusinesses}
        </Link>
        <Link className="button button-bare" to={APP_PATHS.addListing}>
          {t.add}
        </Link>
      </p>
    </>
  )
}

/** Where a listing is: received, in review or sent back, live. */
function stepsOf(business: OwnBusiness) {
  const standing = getBusinessState(business)
  const isLive = hasPublicPage(business.status)
  const review =
    standing === 'pending'
      ? { text: sent.inReview, note: sent.inReviewText, state: 'now' as const }
      : isLive
        ? { text: sent.inReview, state: 'done' as const }
        : {
            text: myBusinesses.standings[standing],
            note: business.hiddenAt
              ? `${formatDateTime(business.hiddenAt)} · ${t.sentBack}`
              : t.sentBack,
            state: 'now' as const,
          }
  return [
    {
      text: sent.received,
      note: formatRecentTime(business.createdAt, new Date()),
      state: 'done' as const,
    },
    review,
    { text: sent.live, note: t.live, state: isLive ? ('done' as const) : ('next' as const) },
  ]
}
