import { Link } from '#app/router/index.ts'
import { acceptsListings } from '#app/shell/site-identity.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { dashboard as t } from '#i18n/en/app/dashboard.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Icon } from '#ui/Icon.tsx'

const ACTIONS = [
  ['addListing', 'shop'],
  ['postAd', 'plus'],
  ['myAds', 'tag'],
  ['analytics', 'chart'],
  ['profile', 'user'],
  ['ads', 'mega'],
] as const

/** Links to what is done most. */
export const QuickActions = () => (
  <section className="panel-box">
    <header>
      <h2>{t.quick}</h2>
    </header>
    <nav className="quick" aria-label={t.quick}>
      {ACTIONS.filter(([screen]) => screen !== 'addListing' || acceptsListings()).map(
        ([screen, icon]) => (
          <Link key={screen} to={APP_PATHS[screen]}>
            <Icon name={icon} />
            <span>{shell.screens[screen]}</span>
            <span className="hi" lang={LOCAL_LANGUAGE}>
              {HI_APP.screens[screen]}
            </span>
          </Link>
        ),
      )}
    </nav>
  </section>
)
