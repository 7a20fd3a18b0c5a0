import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { BillingRules } from './BillingRules.tsx'

/** Explains how ads work here, to someone who has no campaign. */
export const NoCampaigns = ({ onCreate }: { onCreate: () => void }) => (
  <div className="stack">
    <div className="panel-box">
      <EmptyState title={t.none} text={t.noneText}>
        <Button look="primary" icon="plus" onClick={onCreate}>
          {t.create}
        </Button>
      </EmptyState>
      <ol className="run-steps">
        {t.noneSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
    <BillingRules />
  </div>
)
