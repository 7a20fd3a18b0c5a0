import { DraftStatus } from '#app/form/DraftStatus.tsx'
import type { ServerDraft } from '#app/form/use-server-draft.ts'
import { useDescribeClassifiedField } from './use-describe-classified.ts'

type Props = { draft: ServerDraft; mine: Record<string, unknown> }

/** Where the draft of an ad is, with its fields in words. */
export function ClassifiedDraftStatus({ draft, mine }: Props) {
  const describe = useDescribeClassifiedField()
  return <DraftStatus draft={draft} mine={mine} describe={describe} />
}
