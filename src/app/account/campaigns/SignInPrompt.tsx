import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import { getLoginPath } from '#shared/view/return-path.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

/** What a visitor finds in place of the campaigns. */
export const SignInPrompt = () => (
  <main id="main" className="app-main">
    <div className="panel-box panel-body">
      <EmptyState level="h1" title={t.authentication} text={t.authenticationText}>
        <LinkButton look="primary" href={getLoginPath(location.pathname + location.search)}>
          {t.login}
        </LinkButton>
      </EmptyState>
    </div>
  </main>
)
