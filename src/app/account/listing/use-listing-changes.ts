import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { deleteDraft, writeDraft } from '#app/form/drafts.ts'
import { useRecordMerge } from '#app/form/use-record-merge.ts'
import { hasNoEmail, useCurrentUser } from '#app/shell/use-current-user.ts'
import type { CallError } from '#client/call.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { call } from '#stores/api.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { diffValues, readStoredChanges } from './stored-changes.ts'
import { getFieldLabel } from './check.ts'
import { useListingForm } from './use-listing-form.ts'
import { usePictures } from './use-pictures.ts'
import {
  diffBodies,
  parseDraftValues,
  toListingBody,
  toListingFormData,
  toListingValues,
  toPictures,
  type ListingFormData,
} from './values.ts'

const MINE = 'GET /businesses/user/my-businesses'
const ONE = 'GET /businesses/user/my-businesses/{id}'

type Versioned = ListingFormData & { version: number }

const bodyIn = (whole: ListingFormData) => toListingBody(whole, toPictures(whole))
const changesOf = (before: ListingFormData, after: ListingFormData) =>
  diffBodies(bodyIn(before), bodyIn(after))

type Options = {
  business: OwnBusiness
  onNotice: (text: string) => void
  /** Opens the form again, with what the server has. */
  onAgain: () => void
}

/**
 * The changes of a listing that is there: only they are sent. Until then they are stored on this
 * device with the version they started from; what others save meanwhile is merged with them.
 */
export function useListingChanges({ business, onNotice, onAgain }: Options) {
  const client = useQueryClient()
  const person = useCurrentUser()
  const draft = `listing:${business.id}`
  const [kept] = useState(() => readStoredChanges(draft))
  const [base, setBase] = useState<Versioned>(() => {
    const start = toListingFormData(business)
    return kept && kept.version !== start.version
      ? { ...start, ...kept.base, version: kept.version }
      : start
  })
  const form = useListingForm(
    { ...toListingValues(business), ...kept?.changes },
    business.email !== null && !hasNoEmail(person),
  )
  const own = usePictures(
    `listing:business-${business.id}`,
    toPictures(toListingFormData(business)),
  )
  const { values, isTouched } = form
  const whole: Versioned = { ...values, ...own.pictures, version: base.version }
  const latest = useRef({ whole, own })
  const isChanged = Object.keys(changesOf(base, whole)).length > 0

  const stored = isChanged && JSON.stringify(diffValues(base, whole))
  useEffect(() => {
    latest.current = { whole, own }
  })
  useEffect(() => {
    if (stored) writeDraft(draft, JSON.parse(stored) as object)
    else if (isTouched) deleteDraft(draft)
  }, [draft, stored, isTouched])

  const readAgain = async () => {
    void client.invalidateQueries({ queryKey: [MINE] })
    const input = { params: { id: business.id } }
    const { data } = await client.fetchQuery({
      queryKey: [ONE, input],
      queryFn: () => call(ONE, input),
      staleTime: 0,
    })
    return toListingFormData(data)
  }
  const startAgain = async (text: string) => {
    deleteDraft(draft)
    own.forget()
    await readAgain()
    onNotice(text)
    onAgain()
  }
  const send = async (before: Versioned, after: ListingFormData, notice = ''): Promise<void> => {
    const changes = changesOf(before, after)
    if (Object.keys(changes).length === 0) return startAgain(notice || t.nothingChanged)
    try {
      const { data } = await call('PUT /businesses/{id}', {
        params: { id: business.id },
        body: { ...changes, version: before.version },
      })
      const waiting = [...new Set(data.waiting.map(getFieldLabel))].join(', ')
      await startAgain(`${waiting ? t.savedWaits(waiting) : t.savedNow} ${notice}`.trim())
    } catch (error) {
      if ((error as CallError).code !== 'CHANGED_MEANWHILE') throw error
      const theirs = await readAgain()
      // With what was typed until now.
      const mine = { ...latest.current.whole, version: before.version }
      await merging.merge(before, mine, theirs)
    }
  }
  const merging = useRecordMerge<Versioned>(async (merged, theirs, taken) => {
    setBase(theirs)
    form.set(parseDraftValues(merged))
    latest.current.own.replace(merged)
    const names = taken.filter((field) => field !== 'version').map(getFieldLabel)
    await send(theirs, merged, names.length > 0 ? t.combined(names.join(', ')) : '')
  })
  return {
    form,
    own,
    whole,
    isChanged,
    /** Changes that were not sent were restored. */
    isKept: kept !== null,
    merging,
    startAgain,
    save: async () => (isChanged ? send(base, whole) : onNotice(t.nothingChanged)),
  }
}
