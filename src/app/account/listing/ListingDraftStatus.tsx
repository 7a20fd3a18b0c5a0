import { DraftStatus } from '#app/form/DraftStatus.tsx'
import type { ServerDraft } from '#app/form/use-server-draft.ts'
import { useDescribeListingField } from './use-describe-listing.ts'
import type { ListingFormData } from './values.ts'

type Props = { draft: ServerDraft; mine: ListingFormData }

/** Where the draft of a listing is, with its fields in words. */
export function ListingDraftStatus({ draft, mine }: Props) {
  const describe = useDescribeListingField(draft.conflict !== null)
  return <DraftStatus draft={draft} mine={mine} describe={describe} />
}
