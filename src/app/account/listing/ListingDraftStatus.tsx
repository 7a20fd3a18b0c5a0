import { DraftStatus } from '#app/form/DraftStatus.tsx'
import type { ServerDraft } from '#app/form/use-server-draft.ts'
import { useDescribeListing } from './use-describe-listing.ts'
import type { ListingSnapshot } from './values.ts'

type Props = { draft: ServerDraft; mine: ListingSnapshot }

/** Where the draft of a listing is, with its fields in words. */
export function ListingDraftStatus({ draft, mine }: Props) {
  const describe = useDescribeListing(draft.conflict !== null)
  return <DraftStatus draft={draft} mine={mine} describe={describe} />
}
