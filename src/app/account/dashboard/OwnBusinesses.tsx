import { Link } from '#app/router/index.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { QueryState } from '#app/data/QueryState.tsx'
import { acceptsListings } from '#app/shell/site-identity.ts'
import type { CallResponse, CallError } from '#client/call.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { closedListings } from '#i18n/en/app/closed-listings.ts'
import { dashboard as t } from '#i18n/en/app/dashboard.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { OwnBusinessRow } from '#app/account/businesses/OwnBusinessRow.tsx'

const MAX_BUSINESSES = 6

type Props = {
  businesses: UseQueryResult<CallResponse<'GET /businesses/user/my-businesses'>, CallError>
}

/** The first businesses of the account, or how to add one. */
export const OwnBusinesses = ({ businesses }: Props) => (
  <section className="panel-box">
    <header>
      <h2>
        {t.businesses}{' '}
        <span className="hi" lang={LOCAL_LANGUAGE}>
          {HI_APP.screens.myBusinesses}
        </span>
      </h2>
      <Link className="more" to={APP_PATHS.myBusinesses}>
        {t.viewAll} <Icon name="arrow" className="icon-small" />
      </Link>
    </header>
    <QueryState query={businesses}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState
            level="h3"
            title={t.noBusinesses}
            text={acceptsListings() ? t.noBusinessesText : closedListings.text}
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
            .map((business) => <OwnBusinessRow key={business.id} business={business} level="h3" />)
        )
      }
    </QueryState>
  </section>
)
