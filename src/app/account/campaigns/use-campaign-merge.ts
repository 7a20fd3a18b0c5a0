import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { importMerge } from '#app/form/lazy-merge.ts'
import { useRecordMerge } from '#app/form/use-record-merge.ts'
import { call } from '#stores/api.ts'
import { toCampaignValues, type CampaignValues } from './campaign-values.ts'

type Options = {
  id: number | undefined
  form: UseFormReturn<CampaignValues>
  /** Sends the form as it was sent before. */
  saveAgain: () => Promise<void>
}

/** Merges a campaign that was changed elsewhere with its form, and sends it again. */
export function useCampaignMerge({ id, form, saveAgain }: Options) {
  const [taken, setTaken] = useState<readonly string[] | null>(null)
  const merging = useRecordMerge<CampaignValues>((merged, theirs, fields) => {
    const now = form.getValues()
    for (const [name, value] of Object.entries({ ...merged, base: JSON.stringify(theirs) })) {
      const field = name as keyof CampaignValues
      if (JSON.stringify(now[field]) !== JSON.stringify(value))
        form.setValue(field, value, { shouldDirty: true })
    }
    // Others may change it again before it is saved.
    setTaken((before) => [...new Set([...(before ?? []), ...fields])])
  })
  const sendMerged = useRef(saveAgain)
  useEffect(() => {
    sendMerged.current = saveAgain
  })
  // Once the form has the merged values, they are what was meant to be saved.
  useEffect(() => {
    if (taken) void sendMerged.current()
  }, [taken])
  return {
    ...merging,
    /** Fields that came from elsewhere. */
    taken: taken ?? [],
    mergeAgain: async (pressed: Element | null) => {
      if (id === undefined) return
      const [{ data }] = await Promise.all([
        call('GET /ads/campaigns/{id}', { params: { id } }),
        importMerge(),
      ])
      const theirs = toCampaignValues(data)
      const { base, ...mine } = form.getValues()
      const before = base ? (JSON.parse(base) as CampaignValues) : undefined
      // A draft may be older than what its form began with.
      const isBase = before?.version === mine.version
      const own = { ...mine, version: theirs.version }
      await merging.merge(isBase ? before : undefined, own, theirs, pressed)
    },
  }
}
