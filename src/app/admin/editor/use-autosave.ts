import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CallError } from '#client/call.ts'
import { deleteDraft, writeDraft } from '#app/form/drafts.ts'
import { editBlogPath } from '#config/app-paths.ts'
import { call } from '#stores/api.ts'
import {
  canSavePost,
  getPostComparisonKey,
  toPostTextInput,
  toPostValues,
  toPostBody,
  type PostValues,
} from './post-values.ts'

export const AUTOSAVE_MS = 30_000
const KEEP_AFTER_MS = 400

export type SaveStatus = {
  state: 'saved' | 'unsaved' | 'saving' | 'error' | 'conflict'
  /** When it was last saved. */
  at: Date | null
  /** The server's refusal. */
  notice: string | null
  fields: Record<string, string>
}

/** Which post is written, and how it was when it was read or last saved. */
export type SavedVersion = {
  id: number | null
  version: number | undefined
  key: string
  /** What the server had of it then: another's change is merged with that. */
  base?: PostValues | undefined
}

type Put = { data: { id: number; version: number } }

export const getDeviceDraftKey = (id: number | null): string => `blog:${id ?? 'new'}`

/**
 * Saves what is typed: on this device in under a second, on the server as a draft every 30 seconds
 * and when the line is back. Publishing is the press of a button alone.
 */
export function useAutosave(values: PostValues, start: SavedVersion, isUnsavedAtFirst: boolean) {
  const client = useQueryClient()
  const [saved, setSaved] = useState<SaveStatus>({
    ...{ state: isUnsavedAtFirst ? 'unsaved' : 'saved', at: null, notice: null, fields: {} },
  })
  const [id, setId] = useState(start.id)
  const known = useRef(start)
  const latest = useRef(values)
  const done = useRef<PostValues | null>(isUnsavedAtFirst ? null : values)
  /** What was sent, answered or not; a copy of this device may have been on its way. */
  const tried = useRef(new Set(isUnsavedAtFirst ? [getPostComparisonKey(values)] : []))
  const sending = useRef<Promise<boolean> | null>(null)
  const isOver = useRef(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = useCallback(() => {
    if (isOver.current || latest.current === done.current) return
    writeDraft(getDeviceDraftKey(known.current.id), { values: latest.current, ...known.current })
  }, [])

  const succeed = useCallback((sent: PostValues, at: Date) => {
    done.current = sent
    known.current = { ...known.current, base: sent }
    deleteDraft(getDeviceDraftKey(known.current.id))
    setSaved({
      ...{ state: latest.current === sent ? 'saved' : 'unsaved', at, notice: null, fields: {} },
    })
  }, [])
  const fail = useCallback(
    (error: CallError) => {
      keep()
      const state = error.code === 'CHANGED_MEANWHILE' ? 'conflict' : 'error'
      setSaved(({ at }) => ({
        state,
        at,
        notice: error.serverMessage ?? null,
        fields: error.fields,
      }))
    },
    [keep],
  )

  /**
   * Saves over the version that is known. When the line broke before a save was answered, what the
   * server has is that save, and not somebody else's: its version is known from then on.
   */
  const over = useCallback(
    async (
      sent: PostValues,
      put: (version: { version?: number }) => Promise<Put>,
    ): Promise<Put> => {
      const versionNow = () => {
        const { version } = known.current
        return version === undefined ? {} : { version }
      }
      const earlier = new Set(tried.current)
      tried.current.add(getPostComparisonKey(sent))
      try {
        return await put(versionNow())
      } catch (error) {
        if ((error as CallError).code !== 'CHANGED_MEANWHILE') throw error
        const params = { id: known.current.id! }
        const { data } = await call('GET /blogs/admin/{id}', { params })
        if (!earlier.has(getPostComparisonKey(toPostValues(data, new Date())))) throw error
        known.current = {
          ...known.current,
          version: data.version,
          base: toPostValues(data, new Date()),
        }
        return put(versionNow())
      }
    },
    [],
  )

  const send = useCallback(
    async (isOwnWish: boolean): Promise<boolean> => {
      const sent = latest.current
      const { id: before, key } = known.current
      setSaved((now) => ({ ...now, state: 'saving' }))
      try {
        if (before === null) {
          const body = { ...toPostTextInput(sent), status: 'draft' as const, key }
          const { data } = await call('POST /blogs/admin', { body, stays: true })
          deleteDraft(getDeviceDraftKey(null))
          known.current = { id: data.id, version: data.version, key }
          setId(data.id)
          // Not with the router, which would remount the screen.
          history.replaceState(history.state, '', editBlogPath(data.id))
        } else {
          const { data } = await over(sent, (version) =>
            call('PUT /blogs/admin/{id}/draft', {
              params: { id: before },
              body: { ...toPostTextInput(sent), isOwnWish, ...version },
              stays: true,
            }),
          )
          known.current = { id: before, version: data.version, key }
        }
        succeed(sent, new Date())
        return true
      } catch (error) {
        fail(error as CallError)
        return false
      }
    },
    [fail, over, succeed],
  )

  /** Saves as a draft what is not saved; what is too little stays unsaved. */
  const save = useCallback(
    async (isOwnWish = false): Promise<boolean> => {
      await sending.current
      if (isOver.current || latest.current === done.current) return true
      if (!canSavePost(latest.current)) return false
      sending.current = send(isOwnWish).finally(() => {
        sending.current = null
      })
      return sending.current
    },
    [send],
  )

  /** Creates or updates the post from the form. Returns the error if the server refuses it. */
  const publish = useCallback(async (): Promise<CallError | null> => {
    await sending.current
    const sent = latest.current
    const { id: before, key } = known.current
    setSaved((now) => ({ ...now, state: 'saving' }))
    try {
      const body = toPostBody(sent)
      const { data } =
        before === null
          ? await call('POST /blogs/admin', { body: { ...body, key } })
          : await over(sent, (version) =>
              call('PUT /blogs/admin/{id}', {
                params: { id: before },
                body: { ...body, ...version },
              }),
            )
      deleteDraft(getDeviceDraftKey(null))
      known.current = { id: data.id, version: data.version, key }
      succeed(sent, new Date())
      isOver.current = true
      return null
    } catch (error) {
      fail(error as CallError)
      return error as CallError
    }
  }, [fail, over, succeed])

  const isUnsaved = values !== done.current
  useEffect(() => {
    latest.current = values
    if (values === done.current) return undefined
    setSaved((now) => (now.state === 'saved' ? { ...now, state: 'unsaved' } : now))
    // Not debounced, so that continuous typing is saved too.
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined
      keep()
    }, KEEP_AFTER_MS)
    return undefined
  }, [values, keep])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const waits = isUnsaved && (saved.state === 'unsaved' || saved.state === 'error')
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => void save(), AUTOSAVE_MS)
    const back = () => void save()
    addEventListener('online', back)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', back)
    }
  }, [waits, save, saved])

  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
      // Read again when it is opened again: what was saved here is not in memory.
      client.removeQueries({ queryKey: ['GET /blogs/admin/{id}'] })
      void client.invalidateQueries({ queryKey: ['GET /blogs/admin/all'] })
    }
  }, [client, keep])

  return {
    id,
    saved,
    isUnsaved: isUnsaved && !isOver.current,
    save,
    publish,
    base: () => known.current.base,
    /** What was merged with somebody else's save is saved over that. */
    takeMerged: (merged: PostValues, theirs: PostValues, version: number) => {
      known.current = { ...known.current, version, base: theirs }
      latest.current = merged
      setSaved((now) => ({ ...now, state: 'unsaved' }))
      return save(true)
    },
  }
}

export type Autosave = ReturnType<typeof useAutosave>
