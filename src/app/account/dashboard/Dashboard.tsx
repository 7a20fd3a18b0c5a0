import { Link } from 'react-router'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { acceptsListings } from '#app/shell/site-identity.ts'
import { useScreenHeading } from '#app/shell/use-screen-heading.ts'
import { useCurrentUser } from '#app/shell/use-current-user.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { closedListings } from '#i18n/en/app/closed-listings.ts'
import { dashboard as t } from '#i18n/en/app/dashboard.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { DrawingGroup } from '#ui/DrawingGroup.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { OwnClaims } from '#app/account/businesses/OwnClaims.tsx'
import { OwnBusinessRow } from '#app/account/businesses/OwnBusinessRow.tsx'
import { DashboardFigures } from './DashboardFigures.tsx'
import { RecentMessages } from './RecentMessages.tsx'
import { Tasks } from './Tasks.tsx'
import { getTasks } from './tasks.ts'

const MAX_BUSINESSES = 6
const WELCOME = [
  { drawing: 'bird', x: 8, y: 84, width: 58, height: 42 },
  { drawing: 'elephant', x: 78, y: 26, width: 134, height: 100 },
  { drawing: 'deer', x: 220, y: 34, width: 90, height: 92 },
  { drawing: 'tree', x: 330, y: 2, width: 89, height: 124 },
] as const

const QUICK = [
  ['addListing', 'shop'],
  ['postAd', 'plus'],
  ['myAds', 'tag'],
  ['analytics', 'chart'],
  ['profile', 'user'],
] as const

/** The first screen: tasks, the account's numbers, its first businesses, quick links. */
export function Dashboard() {
  const person = useCurrentUser()
  const businesses = useRead('GET /businesses/user/my-businesses', {})
  const ads = useRead('GET /classified/user/my-ads', {})
  const inquiries = useRead('GET /classified-inquiries/stats', {})
  const sales = useRead('GET /classified/user/summary', {}).data?.data
  const counted = useRead('GET /analytics/totals', {}).data?.data
  const unread = useRead('GET /messages/unread-count', {})
  const unanswered = useRead('GET /reviews/received', {
    query: { show: 'unanswered', limit: 1 },
  }).data?.pagination.total
  const claims = useRead('GET /claims/mine', {}).data?.data ?? []
  const heading = useScreenHeading(shell.screens.dashboard)
  const all = [businesses, ads, inquiries, unread]
  const tasks = all.every(({ data }) => data)
    ? getTasks({
        businesses: businesses.data.data,
        ads: ads.data.data,
        claims,
        unreadInquiries: inquiries.data.data.unread,
        unreadMessages: unread.data.data.unreadCount,
        ...(unanswered ? { unanswered } : {}),
        now: new Date(),
      })
    : null
  return (
    <div className="dash">
      <section className="welcome dash-w">
        <p className="hi" lang="hi">
          {HI_APP.namaste(person?.name ?? '')}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {t.welcome(person?.name ?? '')}
        </h1>
        <p>{tasks && (tasks.length > 0 ? t.waits(tasks.length) : t.nothingWaits)}</p>
        <svg
          className="drawing scene"
          viewBox="0 0 440 128"
          preserveAspectRatio="xMaxYMax meet"
          aria-hidden="true"
        >
          <DrawingGroup figures={WELCOME} treesInLine />
        </svg>
        <div className="leaf-row" />
      </section>
      <div className="dash-f">
        <DashboardFigures
          businesses={businesses.data?.data}
          sales={sales}
          inquiries={inquiries.data?.data}
          views={counted && { days: counted.days, count: counted.now.view }}
        />
      </div>
      <section className="panel-box dash-t">
        <header>
          <h2>
            {t.tasks}{' '}
            <span className="hi" lang="hi">
              {HI_APP.tasks}
            </span>
          </h2>
          {tasks && tasks.length > 0 && <span className="count num">{tasks.length}</span>}
        </header>
        {tasks ? (
          <Tasks tasks={tasks} />
        ) : (
          <div className="panel-body">
            <QueryState query={all.find(({ data }) => !data) as typeof unread}>
              {() => null}
            </QueryState>
          </div>
        )}
      </section>
      <div className="stack dash-o">
        <section className="panel-box">
          <header>
            <h2>
              {t.businesses}{' '}
              <span className="hi" lang="hi">
                {HI_APP.screens.myBusinesses}
              </span>
            </h2>
            {person?.role !== 'user' && (
              <Link className="more" to={APP_PATHS.myBusinesses}>
                {t.viewAll} <Icon name="arrow" className="icon-small" />
              </Link>
            )}
          </header>
          <QueryState query={businesses}>
            {({ data }) =>
              data.length === 0 ? (
                <EmptyState
                  level="h3"
                  title={t.noBusinesses}
                  text={
                    !acceptsListings()
                      ? closedListings.text
                      : person?.role === 'user'
                        ? t.noBusinessesUserText
                        : t.noBusinessesText
                  }
                >
                  {acceptsListings() && (
                    <Link className="button button-primary" to={APP_PATHS.addListing}>
                      <Icon name="plus" />
                      {t.addListing}
                    </Link>
                  )}
                </EmptyState>
              ) : (
                data
                  .slice(0, MAX_BUSINESSES)
                  .map((business) => (
                    <OwnBusinessRow key={business.id} business={business} level="h3" />
                  ))
              )
            }
          </QueryState>
        </section>
        <OwnClaims isNews />
      </div>
      <div className="stack dash-s">
        <section className="panel-box">
          <header>
            <h2>{t.quick}</h2>
          </header>
          <nav className="quick" aria-label={t.quick}>
            {QUICK.filter(([screen]) => screen !== 'addListing' || acceptsListings()).map(
              ([screen, icon]) => (
                <Link key={screen} to={APP_PATHS[screen]}>
                  <Icon name={icon} />
                  <span>{shell.screens[screen]}</span>
                  <span className="hi" lang="hi">
                    {HI_APP.screens[screen]}
                  </span>
                </Link>
              ),
            )}
          </nav>
        </section>
        <RecentMessages />
      </div>
    </div>
  )
}
