import { categoryPath, locationPath } from '#config/routes.ts'
import type { ListIslandMessages } from '#i18n/list-island.ts'
import type { ListState } from '#islands/reading/use-pages.ts'
import type { BusinessListPage, InitialBusinessList } from '#shared/view/business-list.ts'
import { Button } from '#ui/Button.tsx'

type Props = {
  listing: Extract<ListState<BusinessListPage>, { state: 'failed' }>
  start: InitialBusinessList
  /** Undefined when no filter is active. */
  onClear: (() => void) | undefined
  messages: ListIslandMessages
}

const TOWNS_SHOWN = 12

/**
 * The list could not be read: the reason, a button to try again, and pages that work without the
 * API.
 */
export function ListFailure({ listing: { error, retry }, start, onClear, messages }: Props) {
  const { businesses: t, states } = messages
  const links = [
    ...start.categories
      .filter(({ count }) => count > 0)
      .map(({ slug, name }) => ({ href: categoryPath(slug), name })),
    ...start.towns
      .slice(0, TOWNS_SHOWN)
      .map(({ slug, city }) => ({ href: locationPath(slug), name: city })),
  ]
  return (
    <div role="alert">
      <div className="notice notice-error items-center">
        <p className="mr-auto">{error.message}</p>
        <Button look="soft" onClick={retry}>
          {states.retry}
        </Button>
        {onClear && (
          <Button look="bare" onClick={onClear}>
            {t.clearAll}
          </Button>
        )}
      </div>
      <p className="pt-6">{states.browseMeanwhile}</p>
      <ul className="chips pt-3">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a className="chip" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
