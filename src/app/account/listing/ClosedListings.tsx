import { ROUTES } from '#config/routes.ts'
import { closedListings } from '#i18n/en/app/closed-listings.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

/** Nobody fills in a form that the server then refuses. */
export const ListingsNotAccepted = () => (
  <div className="panel-box">
    <EmptyState title={closedListings.title} text={closedListings.text}>
      <LinkButton href={ROUTES.contact.path}>{closedListings.write}</LinkButton>
    </EmptyState>
  </div>
)
