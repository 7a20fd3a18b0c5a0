import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readDraft } from '#app/form/drafts.ts'
import { useServerDraft, type DraftStore } from '#app/form/use-server-draft.ts'
import { call } from '#stores/api.ts'
import { fetchAdDraft, type AdValues } from './form/ad-values.ts'
import { putAdValues, type AdPhotos } from './form/use-ad-photos.ts'

/**
 * Saves a new ad as a draft on the server while it is typed. The draft's id and version are form
 * values, so the copy on this device (`key`) has them too: when another device has saved the draft,
 * the next save is refused, and the user chooses a version.
 */
export function useAdDraft(key: string, form: UseFormReturn<AdValues>, photos: AdPhotos) {
  const { setValue, watch, formState } = form
  const { draft: named, version, saved: _, base: _1, ...values } = watch()
  const [start] = useState(() => {
    const kept = readDraft(key) as Partial<AdValues> | null
    const { draft, version: read } = kept?.draft ? kept : { draft: named, version }
    const own = kept?.saved || undefined
    const base = kept?.base ? (JSON.parse(kept.base) as Record<string, unknown>) : undefined
    return { base, id: Number(draft) || null, version: Number(read), form: key, saved: own }
  })
  return {
    ...useServerDraft(storeOf(setValue, photos), start, values, formState.isDirty),
    values,
  }
}

const storeOf = (setValue: UseFormReturn<AdValues>['setValue'], photos: AdPhotos): DraftStore => ({
  create: async (body) => (await call('POST /classified-drafts', { body })).data,
  save: async (id, body) =>
    (await call('PUT /classified-drafts/{id}', { params: { id }, body })).data,
  read: fetchAdDraft,
  keep: ({ id, version, saved = '', base }) => {
    setValue('draft', id === null ? '' : String(id))
    setValue('version', String(version))
    setValue('saved', saved)
    setValue('base', base ? JSON.stringify(base) : '')
  },
  take: (values) => putAdValues(setValue, photos, values),
})
