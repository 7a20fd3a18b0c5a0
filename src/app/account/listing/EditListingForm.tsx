import { Suspense } from 'react'
import { FieldMerge } from '#app/form/lazy-merge.ts'
import { LeaveDialog } from '#app/form/LeaveDialog.tsx'
import { useLeaveGuard } from '#app/form/use-leave-guard.ts'
import type { CallError } from '#client/call.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { Button } from '#ui/Button.tsx'
import { ListingForm } from './ListingForm.tsx'
import { useDescribeListingField } from './use-describe-listing.ts'
import { useListingChanges } from './use-listing-changes.ts'

type Props = { business: OwnBusiness; onNotice: (text: string) => void; onAgain: () => void }

/** The form of an existing listing. */
export function EditListingForm(props: Props) {
  const { form, own, isChanged, isKept, merging, startAgain, save } = useListingChanges(props)
  const guard = useLeaveGuard((form.isTouched || isKept) && isChanged)
  const { conflict } = merging
  const describe = useDescribeListingField(conflict !== null)
  return (
    <>
      {isKept && (
        <div className="notice" role="status">
          <span className="grow">{t.keptChanges}</span>
          <Button onClick={() => void startAgain('')}>{t.startAgain}</Button>
        </div>
      )}
      <ListingForm
        form={form}
        pictures={own}
        label={shell.screens.editListing}
        texts={{ send: t.save, sending: t.saving, failed: t.saveFailed }}
        onSend={save}
        bar={null}
      />
      {conflict && (
        <Suspense fallback={null}>
          <FieldMerge
            kind="record"
            {...conflict}
            describe={describe}
            onClose={merging.close}
            onDone={(fields) => {
              merging.choose(fields).catch(({ serverMessage }: CallError) => {
                props.onNotice(`${t.saveFailed}. ${serverMessage ?? ''}`)
              })
            }}
          />
        </Suspense>
      )}
      <LeaveDialog guard={guard} />
    </>
  )
}
