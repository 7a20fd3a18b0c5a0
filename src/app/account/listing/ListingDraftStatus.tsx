import { DraftStatus } from '#app/form/DraftStatus.tsx'
import type { ServerDraft } from '#app/form/use-server-draft.ts'
import { getFieldLabel } from './check.ts'
import { useFormatValue } from './use-format-value.ts'
import type { ListingSnapshot } from './EditConflict.tsx'

type Props = { draft: ServerDraft; mine: ListingSnapshot }

/** Where the draft of a listing is, with its fields in words. */
export function ListingDraftStatus({ draft, mine }: Props) {
  const words = useFormatValue(draft.conflict !== null)
  return (
    <DraftStatus
      draft={draft}
      mine={mine}
      describe={(field, value) => ({ name: getFieldLabel(field), text: words(field, value) })}
    />
  )
}
