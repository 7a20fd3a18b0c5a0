import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { LeaveDialog } from '#app/form/LeaveDialog.tsx'
import { useLeaveGuard } from '#app/form/use-leave-guard.ts'
import type { CallError } from '#client/call.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { call } from '#stores/api.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { labelOf } from './check.ts'
import { ListingForm } from './ListingForm.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { useListing } from './use-listing.ts'
import { usePictures } from './use-pictures.ts'
import { bodyOf, changedBody, picturesOf, valuesOf, type Body } from './values.ts'

const MINE = 'GET /businesses/user/my-businesses'
const ONE = 'GET /businesses/user/my-businesses/{id}'

type Props = { business: OwnBusiness; onSaid: (text: string) => void; onAgain: () => void }

const wholeOf = (business: OwnBusiness): Body => bodyOf(valuesOf(business), picturesOf(business))

/** The form of a listing that is there: only what is otherwise is sent. */
export function ChangedListing({ business, onSaid, onAgain }: Props) {
  const client = useQueryClient()
  const [start] = useState(business)
  const form = useListing(valuesOf(start))
  const own = usePictures(`listing:business-${start.id}`, picturesOf(start))
  const [theirs, setTheirs] = useState<OwnBusiness | null>(null)
  const mine = changedBody(wholeOf(start), bodyOf(form.values, own.pictures))
  const isChanged = Object.keys(mine).length > 0
  const guard = useLeaveGuard(form.isTouched && isChanged)

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
    own.forget()
    await renewed()
    onSaid(text)
    onAgain()
  }
  const sendAs = async (version: number) => {
    const { data } = await call('PUT /businesses/{id}', {
      params: { id: start.id },
      body: { ...mine, version },
    })
    await over(
      data.waiting.length > 0
        ? t.savedWaits([...new Set(data.waiting.map(labelOf))].join(', '))
        : t.savedNow,
    )
  }
  const send = async () => {
    if (!isChanged) return onSaid(t.nothingChanged)
    try {
      await sendAs(start.version)
    } catch (error) {
      if ((error as CallError).code !== 'CHANGED_MEANWHILE') throw error
      setTheirs(await renewed())
    }
  }
  return (
    <>
      {theirs && (
        <Meanwhile
          fields={Object.keys(mine)}
          theirs={wholeOf(theirs)}
          mine={mine}
          onTheirs={() => void over('')}
          onMine={() =>
            void sendAs(theirs.version).catch((error: CallError) => {
              onSaid(`${t.saveFailed}. ${error.said ?? ''}`)
            })
          }
        />
      )}
      <ListingForm
        form={form}
        pictures={own}
        label={shell.screens.editListing}
        texts={{ send: t.save, sending: t.saving, failed: t.saveFailed }}
        onSend={send}
        bar={null}
      />
      <LeaveDialog guard={guard} />
    </>
  )
}
