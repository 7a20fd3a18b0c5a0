import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { deleteDraft, writeDraft } from '#app/form/drafts.ts'
import { LeaveDialog } from '#app/form/LeaveDialog.tsx'
import { useLeaveGuard } from '#app/form/use-leave-guard.ts'
import type { CallError } from '#client/call.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { call } from '#stores/api.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { Button } from '#ui/Button.tsx'
import { diffValues, readStoredChanges } from './stored-changes.ts'
import { getFieldLabel } from './check.ts'
import { ListingForm } from './ListingForm.tsx'
import { EditConflict, type ListingSnapshot } from './EditConflict.tsx'
import { useListingForm } from './use-listing-form.ts'
import { usePictures } from './use-pictures.ts'
import {
  toListingBody,
  diffBodies,
  toPictures,
  toListingValues,
  type ListingBody,
} from './values.ts'

const MINE = 'GET /businesses/user/my-businesses'
const ONE = 'GET /businesses/user/my-businesses/{id}'

type Props = { business: OwnBusiness; onNotice: (text: string) => void; onAgain: () => void }

const wholeOf = (business: OwnBusiness): ListingSnapshot => ({
  ...toListingValues(business),
  ...toPictures({ ...business, ...business.waitingChange?.proposed }),
})
const bodyIn = (whole: ListingSnapshot): ListingBody => toListingBody(whole, toPictures(whole))

/**
 * The form of an existing listing. It sends only changed fields. Until then the changes are stored
 * on this device with the version they started from.
 */
export function EditListingForm({ business, onNotice, onAgain }: Props) {
  const client = useQueryClient()
  const draft = `listing:${business.id}`
  const [start] = useState(business)
  const [kept] = useState(() => readStoredChanges(draft))
  const form = useListingForm({ ...toListingValues(start), ...kept?.changes })
  const own = usePictures(`listing:business-${start.id}`, toPictures(wholeOf(start)))
  const [version, setVersion] = useState(kept?.version ?? start.version)
  const [theirs, setTheirs] = useState<OwnBusiness | null>(null)
  const whole: ListingSnapshot = { ...form.values, ...own.pictures }
  const mine = diffBodies(bodyIn(wholeOf(start)), bodyIn(whole))
  const isChanged = Object.keys(mine).length > 0
  const guard = useLeaveGuard((form.isTouched || kept !== null) && isChanged)

  const { values, isTouched } = form
  useEffect(() => {
    if (isTouched)
      writeDraft(draft, { version, changes: diffValues(toListingValues(start), values) })
  }, [draft, version, start, values, isTouched])

  const renewed = async () => {
    void client.invalidateQueries({ queryKey: [MINE] })
    const input = { params: { id: start.id } }
    const { data } = await client.fetchQuery({
      queryKey: [ONE, input],
      queryFn: () => call(ONE, input),
      staleTime: 0,
    })
    return data
  }
  const over = async (text: string) => {
    deleteDraft(draft)
    own.forget()
    await renewed()
    onNotice(text)
    onAgain()
  }
  const sendAs = async (version: number) => {
    try {
      const { data } = await call('PUT /businesses/{id}', {
        params: { id: start.id },
        body: { ...mine, version },
      })
      await over(
        data.waiting.length > 0
          ? t.savedWaits([...new Set(data.waiting.map(getFieldLabel))].join(', '))
          : t.savedNow,
      )
    } catch (error) {
      if ((error as CallError).code !== 'CHANGED_MEANWHILE') throw error
      setTheirs(await renewed())
    }
  }
  return (
    <>
      {kept && (
        <div className="notice" role="status">
          <span className="grow">{t.keptChanges}</span>
          <Button onClick={() => void over('')}>{t.startAgain}</Button>
        </div>
      )}
      <ListingForm
        form={form}
        pictures={own}
        label={shell.screens.editListing}
        texts={{ send: t.save, sending: t.saving, failed: t.saveFailed }}
        onSend={async () => (isChanged ? sendAs(version) : onNotice(t.nothingChanged))}
        bar={null}
      />
      <EditConflict
        mine={whole}
        theirs={theirs && wholeOf(theirs)}
        fields={Object.keys(mine) as (keyof ListingSnapshot)[]}
        onClose={() => setTheirs(null)}
        onTheirs={() => void over('')}
        onMine={() => {
          const { version } = theirs!
          setTheirs(null)
          setVersion(version)
          void sendAs(version).catch((error: CallError) => {
            onNotice(`${t.saveFailed}. ${error.serverMessage ?? ''}`)
          })
        }}
      />
      <LeaveDialog guard={guard} />
    </>
  )
}
