import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readDraft } from '#app/form/drafts.ts'
import { useServerDraft, type DraftStore } from '#app/form/use-server-draft.ts'
import { call } from '#stores/api.ts'
import { fetchClassifiedDraft, type ClassifiedValues } from './form/classified-values.ts'
import {
  putClassifiedValues,
  type UseClassifiedPhotosResult,
} from './form/use-classified-photos.ts'

/**
 * Saves a new ad as a draft on the server while it is typed. The draft's id and version are form
 * values, so the copy on this device (`key`) has them too: when another device has saved the draft,
 * the next save is refused, and the user chooses a version.
 */
export function useClassifiedDraft(
  key: string,
  form: UseFormReturn<ClassifiedValues>,
  photos: UseClassifiedPhotosResult,
) {
  const { setValue, watch, formState } = form
  const { draft: named, version, saved: _, base: _1, ...values } = watch()
  const [start] = useState(() => {
    const kept = readDraft(key) as Partial<ClassifiedValues> | null
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

const storeOf = (
  setValue: UseFormReturn<ClassifiedValues>['setValue'],
  photos: UseClassifiedPhotosResult,
): DraftStore => ({
  create: async (body) => (await call('POST /classified-drafts', { body })).data,
  save: async (id, body) =>
    (await call('PUT /classified-drafts/{id}', { params: { id }, body })).data,
  read: fetchClassifiedDraft,
  keep: ({ id, version, saved = '', base }) => {
    setValue('draft', id === null ? '' : String(id))
    setValue('version', String(version))
    setValue('saved', saved)
    setValue('base', base ? JSON.stringify(base) : '')
  },
  take: (values) => putClassifiedValues(setValue, photos, values),
})
