import { NavLink } from '#app/router/index.ts'
import { APP_PATHS, type AppScreen } from '#config/app-paths.ts'
import { ROUTES } from '#config/routes.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { shell as t } from '#i18n/en/app/shell.ts'
import { navigation } from '#i18n/en/navigation.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Icon } from '#ui/Icon.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { UnreadCount } from './UnreadCount.tsx'
import type { LinksProps } from './AppFrame.tsx'
import { SITE_LINKS, SIDEBAR_SCREENS } from './screens.ts'
import { acceptsListings } from './site-identity.ts'

/** How many unread things a screen has. */
export type UnreadByScreen = Partial<Record<AppScreen, number>>

type Props = LinksProps & { unread: UnreadByScreen; panel: string; isHelper: boolean | null }

/** The account's screens and the site's pages, as sidebar and drawer list them. */
export const AccountLinks = ({ unread, panel, isHelper, withHindi, onFollow }: Props) => (
  <>
    {!withHindi && <h2>{panel}</h2>}
    <div className="rail-links">
      {SIDEBAR_SCREENS.filter(({ screen }) => screen !== 'addListing' || acceptsListings()).map(
        ({ screen, path, icon }) => (
          <NavLink key={screen} to={path} end onClick={onFollow}>
            <Icon name={icon} />
            <span>{t.screens[screen]}</span>
            {withHindi && (
              <span className="hi" lang={LOCAL_LANGUAGE}>
                {HI_APP.screens[screen]}
              </span>
            )}
            {screen === 'addListing' && <span className="count count-new">{t.new}</span>}
            <UnreadCount count={unread[screen] ?? 0} />
          </NavLink>
        ),
      )}
      {isHelper && (
        <NavLink to={APP_PATHS.calls} onClick={onFollow}>
          <Icon name="phone" />
          <span>{t.callList}</span>
        </NavLink>
      )}
    </div>
    <h2>{t.onSite}</h2>
    <div className="rail-links">
      {SITE_LINKS.map(({ route, icon }) => (
        <a key={route} href={ROUTES[route].path}>
          <Icon name={icon} />
          <span>{navigation.routes[route]}</span>
        </a>
      ))}
      <LanguageLink />
    </div>
  </>
)
