import { useScreenHeading } from '#app/shell/use-screen-heading.ts'
import { ROUTES } from '#config/routes.ts'
import { admin as t } from '#i18n/en/app/admin.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

/** In place of every administrators' screen for everybody else. */
export function AccessDenied() {
  const heading = useScreenHeading(shell.denied)
  return (
    <div className="panel-box panel-body" ref={heading} tabIndex={-1}>
      <EmptyState level="h1" title={shell.denied} text={shell.deniedText}>
        <LinkButton look="primary" href={ROUTES.home.path}>
          {t.returnHome}
        </LinkButton>
      </EmptyState>
    </div>
  )
}
