import { ROUTES } from '#config/routes.ts'
import { shell as t } from '#i18n/en/app/shell.ts'
import { Icon } from '#ui/Icon.tsx'

/** The search of the site, above the links of the rail; it opens the list of businesses. */
export const SiteSearch = () => (
  <form className="rail-find" role="search" action={ROUTES.businesses.path}>
    <button className="icon-button" aria-label={t.search}>
      <Icon name="search" />
    </button>
    <input type="search" name="search" placeholder={t.searchHint} aria-label={t.searchHint} />
  </form>
)

/** The same in the bar of a phone. */
export const SiteSearchLink = () => (
  <a className="icon-button" href={ROUTES.businesses.path} aria-label={t.search}>
    <Icon name="search" />
  </a>
)
