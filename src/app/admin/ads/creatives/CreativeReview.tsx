import type { ReactNode } from 'react'
import { ProposedChanges } from '#app/admin/moderation/ProposedChanges.tsx'
import { PagePreview } from '#app/creatives/PagePreview.tsx'
import type { Creative } from '#contract/ad-creatives.ts'
import { adminCreatives as t } from '#i18n/en/app/admin-ads.ts'
import { PUBLIC_CREATIVE_FIELDS } from '#shared/rules/ad-specs.ts'
import { AD_POSITIONS } from '#shared/rules/ad-slots.ts'
import { CreativeFacts } from './CreativeFacts.tsx'

type Props = { creative: Creative; children?: ReactNode }

/** A creative as it would be: in its place, what would change, and its facts. */
export function CreativeReview({ creative, children }: Props) {
  const wanted = { ...creative, ...creative.proposed }
  const position = AD_POSITIONS.find((one) => one === wanted.position) ?? 'sidebar'
  const changes = PUBLIC_CREATIVE_FIELDS.flatMap((name) => {
    const after = creative.proposed?.[name]
    return after === undefined ? [] : [{ name, before: creative[name], after }]
  })
  return (
    <div className="judge">
      <PagePreview
        creative={wanted}
        title={creative.campaign.title}
        size={wanted.size}
        position={position}
      />
      <div className="stack">
        {changes.length > 0 && (
          <ProposedChanges
            changes={changes}
            labelOf={(name) => t.fields[name as keyof typeof t.fields]}
          />
        )}
        <CreativeFacts creative={wanted} />
        {children}
      </div>
    </div>
  )
}
