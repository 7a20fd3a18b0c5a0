import { Link } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { acceptsListings } from '#app/shell/site-identity.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { businessPath, ROUTES } from '#config/routes.ts'
import { dashboard as t } from '#i18n/en/app/dashboard.ts'
import { member } from '#i18n/en/app/member.ts'
import { Icon } from '#ui/Icon.tsx'
import { Stars } from '#ui/Stars.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { MEMBER_LIST_LENGTH, OWN_REVIEWS_INPUT } from './member-queries.ts'

const PILLS = { pending: 'wait', active: 'live', hidden: 'no' } as const

/** Of an account without a business: saved businesses, own reviews, and the way to a listing. */
export const MemberPanels = ({ saved }: { saved: readonly number[] | undefined }) => (
  <>
    <SavedBusinesses saved={saved} />
    <OwnReviews />
    {acceptsListings() && (
      <section className="panel-box panel-body stack stack-s">
        <p>{t.noBusinessesUserText}</p>
        <p>
          <Link className="button button-line" to={APP_PATHS.addListing}>
            <Icon name="plus" />
            {t.addListing}
          </Link>
        </p>
      </section>
    )}
  </>
)

function SavedBusinesses({ saved }: { saved: readonly number[] | undefined }) {
  const ids = saved?.slice(0, MEMBER_LIST_LENGTH).join(',') ?? ''
  const shown = useRead(
    'GET /businesses',
    { query: { ids, limit: MEMBER_LIST_LENGTH } },
    { enabled: ids !== '' },
  )
  return (
    <section className="panel-box">
      <header>
        <h2>{member.favourites}</h2>
        {ids && (
          <a className="more" href={ROUTES.favourites.path}>
            {t.viewAll} <Icon name="arrow" className="icon-small" />
          </a>
        )}
      </header>
      {ids ? (
        <QueryState query={shown}>
          {({ data }) =>
            data.map(({ id, name, slug, category, city, phone }) => (
              <div key={id} className="twin member-row">
                <a className="grow" href={businessPath(slug)}>
                  <b>{name}</b>
                  <p className="mute">{[category.name, city].join(' · ')}</p>
                </a>
                {phone && (
                  <a className="icon-button" href={`tel:${phone}`} aria-label={member.call(name)}>
                    <Icon name="phone" />
                  </a>
                )}
              </div>
            ))
          }
        </QueryState>
      ) : (
        saved && <p className="panel-body mute">{member.noFavourites}</p>
      )}
    </section>
  )
}

function OwnReviews() {
  const reviews = useRead('GET /reviews/mine', OWN_REVIEWS_INPUT)
  return (
    <section className="panel-box">
      <header>
        <h2>{member.reviews}</h2>
      </header>
      <QueryState query={reviews}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="panel-body mute">{member.noReviews}</p>
          ) : (
            data.map(({ id, business, rating, comment, status, createdAt }) => (
              <div key={id} className="member-row">
                <p className="twin">
                  {business.slug ? (
                    <a href={businessPath(business.slug)}>
                      <b>{business.name}</b>
                    </a>
                  ) : (
                    <b>{business.name}</b>
                  )}
                  <StatusPill look={PILLS[status]}>{member.states[status]}</StatusPill>
                </p>
                <p className="row mute">
                  <Stars rating={rating} label={member.stars(rating)} />
                  <time dateTime={createdAt}>{formatDay(createdAt)}</time>
                </p>
                <p className="line-clamp-3 wrap-anywhere">{comment}</p>
              </div>
            ))
          )
        }
      </QueryState>
    </section>
  )
}
