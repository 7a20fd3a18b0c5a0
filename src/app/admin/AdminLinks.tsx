import { Fragment } from 'react'
import { NavLink } from '#app/router/index.ts'
import type { LinksProps } from '#app/shell/AppFrame.tsx'
import { LanguageLink } from '#app/shell/LanguageLink.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { ROUTES } from '#config/routes.ts'
import { admin as t } from '#i18n/en/app/admin.ts'
import { HindiTitle } from '#ui/HindiTitle.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SIDEBAR_GROUPS, getSidebarLinks } from './screens.ts'
import type { Badge, Badges } from './use-badges.ts'

/** The administrators' screens and the ways out of their area, as sidebar and drawer list them. */
export const AdminLinks = ({ badges, withHindi, onFollow }: LinksProps & { badges: Badges }) => (
  <>
    {SIDEBAR_GROUPS.map((group) => {
      const links = getSidebarLinks(group)
      return (
        links.length > 0 && (
          <Fragment key={group}>
            <h2>{t.groups[group]}</h2>
            <div className="rail-links">
              {links.map(({ screen, path, icon, badge }) => (
                <NavLink
                  key={screen}
                  to={path}
                  end
                  title={t.screens[screen].short}
                  onClick={onFollow}
                >
                  <Icon name={icon} />
                  <span>{t.screens[screen].short}</span>
                  {withHindi && <HindiTitle>{t.screens[screen].hindi}</HindiTitle>}
                  <LinkBadge badge={badge && badges[badge]} />
                </NavLink>
              ))}
            </div>
          </Fragment>
        )
      )
    })}
    <h2>{t.elsewhere}</h2>
    <div className="rail-links">
      <NavLink to={APP_PATHS.dashboard} title={t.account} onClick={onFollow}>
        <Icon name="user" />
        <span>{t.account}</span>
      </NavLink>
      <a href={ROUTES.home.path} title={t.toSite}>
        <Icon name="globe" />
        <span>{t.toSite}</span>
      </a>
      <LanguageLink />
    </div>
  </>
)

/** A badge beside a link: coloured when it counts pending work, hidden at zero. */
export const LinkBadge = ({ badge }: { badge: Badge | undefined }) =>
  badge &&
  badge.count > 0 && (
    <span className={`count num${badge.isHot ? ' count-hot' : ''}`}>
      <span aria-hidden="true">{badge.count > 999 ? '999+' : badge.count}</span>
      <span className="sr-only">{badge.isHot ? t.waiting(badge.count) : badge.count}</span>
    </span>
  )
