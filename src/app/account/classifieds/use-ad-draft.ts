import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readDraft } from '#app/form/drafts.ts'
import { useServerDraft, type DraftStore } from '#app/form/use-server-draft.ts'
import { call } from '#stores/api.ts'
import { fetchAdDraft, type AdValues } from './form/ad-values.ts'

/**
 * Saves a new ad as a draft on the server while it is typed. The draft's id and version are form
 * values, so the copy on this device (`key`) has them too: when another device has saved the draft,
 * the next save is refused, and the user chooses a version.
 */
export function useAdDraft(key: string, form: UseFormReturn<AdValues>) {
  const { setValue, watch, formState } = form
  const { draft: named, version, saved: _, ...values } = watch()
  const [start] = useState(() => {
    const kept = readDraft(key) as Partial<AdValues> | null
    const { draft, version: read } = kept?.draft ? kept : { draft: named, version }
    const own = kept?.saved || undefined
    return { id: Number(draft) || null, version: Number(read), form: key, saved: own }
  })
  return useServerDraft(storeOf(setValue), start, values, formState.isDirty)
}

const storeOf = (setValue: UseFormReturn<AdValues>['setValue']): DraftStore => ({
  create: async (body) => (await call('POST /classified-drafts', { body })).data,
  save: async (id, body) =>
    (await call('PUT /classified-drafts/{id}', { params: { id }, body })).data,
  read: fetchAdDraft,
  keep: ({ id, version, saved = '' }) => {
    setValue('draft', id === null ? '' : String(id))
    setValue('version', String(version))
    setValue('saved', saved)
  },
})
