import { lazy, Suspense } from 'react'
import { useRead } from '#app/data/use-read.ts'
import { useCurrentUser } from '#app/shell/use-current-user.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { dashboard as t } from '#i18n/en/app/dashboard.ts'
import { OwnClaims } from '#app/account/businesses/OwnClaims.tsx'
import { PasskeyOffer } from '#app/account/passkey-offer/PasskeyOffer.tsx'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { DashboardFigures } from './DashboardFigures.tsx'
import { MemberFigures } from './MemberFigures.tsx'
import { OWN_REVIEWS_INPUT } from './member-queries.ts'
import { OwnBusinesses } from './OwnBusinesses.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RecentMessages } from './RecentMessages.tsx'
import { TaskList } from './TaskList.tsx'
import { useTasks } from './use-tasks.ts'
import { Welcome } from './Welcome.tsx'

const DraftCard = lazy(() =>
  import('./DraftCard.tsx').then(
    (file) => ({ default: file.DraftCard }),
    () => ({ default: () => null }),
  ),
)
const MemberPanels = lazy(async () => ({
  default: (await import('./MemberPanels.tsx')).MemberPanels,
}))

/** The first screen: tasks, the account's numbers, its businesses or what it saved, quick links. */
export function Dashboard() {
  const person = useCurrentUser()
  const isMember = person?.role === 'user'
  const ofBusiness = { enabled: !isMember }
  const ofMember = { enabled: isMember }
  const businesses = useRead('GET /businesses/user/my-businesses', {}, ofBusiness)
  const inquiries = useRead('GET /classified-inquiries/stats', {})
  const sales = useRead('GET /classified/user/summary', {}).data?.data
  const views = useRead('GET /analytics/totals', {}, ofBusiness).data?.data
  const saved = useRead('GET /favorites', {}, ofMember).data?.data
  const ownReviews = useRead('GET /reviews/mine', OWN_REVIEWS_INPUT, ofMember).data?.pagination
    .total
  // The card and its dialog are downloaded by those who have something to go on with.
  const listingDrafts = useRead('GET /business-drafts', {}).data?.data ?? []
  const adDrafts = useRead('GET /classified-drafts', {}).data?.data ?? []
  const found = useTasks()
  const { tasks } = found
  return (
    <>
      {listingDrafts.length + adDrafts.length > 0 && (
        <Suspense fallback={null}>
          <DraftCard listings={listingDrafts} ads={adDrafts} />
        </Suspense>
      )}
      <PasskeyOffer />
      <div className="dash">
        <Welcome name={person?.name ?? ''} tasks={tasks} />
        <div className="dash-f">
          {isMember ? (
            <MemberFigures
              favourites={saved?.length}
              reviews={ownReviews}
              sales={sales}
              inquiries={inquiries.data?.data}
            />
          ) : (
            <DashboardFigures
              businesses={businesses.data?.data}
              sales={sales}
              inquiries={inquiries.data?.data}
              views={views}
            />
          )}
        </div>
        <section className="panel-box dash-t">
          <header>
            <h2>
              {t.tasks}{' '}
              <span className="hi" lang={LOCAL_LANGUAGE}>
                {HI_APP.tasks}
              </span>
            </h2>
            {tasks && tasks.length > 0 && <span className="count num">{tasks.length}</span>}
          </header>
          <TaskList {...found} />
        </section>
        <div className="stack dash-o">
          {isMember ? (
            <Suspense>
              <MemberPanels saved={saved} />
            </Suspense>
          ) : (
            <OwnBusinesses businesses={businesses} />
          )}
          <OwnClaims isNews />
        </div>
        <div className="stack dash-s">
          <QuickActions />
          <RecentMessages />
        </div>
      </div>
    </>
  )
}
