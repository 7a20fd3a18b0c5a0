import { ROUTES } from '#config/routes.ts'
import type { BusinessIslandMessages } from '#i18n/business-island.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { BusinessLoadState } from './use-business-from-address.ts'

type Props = {
  state: Exclude<BusinessLoadState['state'], 'loading' | 'shown'>
  onRetry: () => void
  messages: BusinessIslandMessages
}

/** The page without a business: the reason and links to continue. */
export function BusinessProblem({ state, onRetry, messages: { fallback: t, states } }: Props) {
  const why = { missing: t.missing, invalid: t.invalid, unknown: t.notFoundText, failed: t.failed }
  return (
    <div className="wrap section min-h-[60vh]" role="status">
      <EmptyState title={states.businessNotFound} text={why[state]} level="h1">
        {state === 'failed' && (
          <Button look="primary" onClick={onRetry}>
            {states.retry}
          </Button>
        )}
        <a
          className={state === 'failed' ? 'button' : 'button button-primary'}
          href={ROUTES.businesses.path}
        >
          {states.browseAll}
        </a>
        <a className="button" href={ROUTES.home.path}>
          {states.goHome}
        </a>
      </EmptyState>
    </div>
  )
}
