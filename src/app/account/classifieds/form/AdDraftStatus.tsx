import { DraftStatus } from '#app/form/DraftStatus.tsx'
import type { ServerDraft } from '#app/form/use-server-draft.ts'
import { useDescribeAd } from './use-describe-ad.ts'

type Props = { draft: ServerDraft; mine: Record<string, unknown> }

/** Where the draft of an ad is, with its fields in words. */
export function AdDraftStatus({ draft, mine }: Props) {
  const describe = useDescribeAd()
  return <DraftStatus draft={draft} mine={mine} describe={describe} />
}
