import type { Campaign } from '#contract/campaigns.ts'
import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import { PUBLIC_CAMPAIGN_FIELDS } from '#shared/rules/campaign-fields.ts'

/** What an approved campaign would become, beside what runs now. */
export function ProposedChanges({ campaign }: { campaign: Campaign }) {
  const { proposed } = campaign
  if (!proposed) return null
  return (
    <div className="stack stack-s">
      <p className="notice">{t.proposed}</p>
      <table className="versus">
        <thead>
          <tr>
            <th scope="col">{t.proposedHeads.field}</th>
            <th scope="col">{t.proposedHeads.runs}</th>
            <th scope="col">{t.proposedHeads.waits}</th>
          </tr>
        </thead>
        <tbody>
          {PUBLIC_CAMPAIGN_FIELDS.filter((field) => proposed[field] !== undefined).map((field) => (
            <tr key={field}>
              <th scope="row">{t.proposedFields[field]}</th>
              <td>{campaign[field]}</td>
              <td>{proposed[field]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
