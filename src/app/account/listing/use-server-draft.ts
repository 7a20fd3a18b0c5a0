import { useEffect, useRef, useState } from 'react'
import type { CallError } from '#client/call.ts'
import { call } from '#stores/api.ts'
import { keepOnDevice } from './kept-draft.ts'

const SAVE_AFTER_MS = 2500

/** Where what is typed is: `device` while the line is broken, `other` when another device wrote. */
export type Saved = { where: 'nowhere' | 'saving' | 'server' | 'device' | 'other'; at?: Date }

export type DraftStart = { id: number | null; version: number; form: string }

/**
 * Saves what is typed: on this device at once, on the server a moment later and again when the
 * line is back. Two devices that write the same draft are told apart by its version.
 */
export function useServerDraft(
  account: number,
  start: DraftStart,
  values: Record<string, unknown>,
  isTouched: boolean,
) {
  const [saved, setSaved] = useState<Saved>({ where: 'nowhere' })
  const [id, setId] = useState(start.id)
  const known = useRef<DraftStart>({ id: start.id, version: start.version, form: start.form })
  const latest = useRef(values)
  const isSaving = useRef(false)
  const isOver = useRef(false)
  const text = JSON.stringify(values)
  const lastSaved = useRef(text)

  const save = async (): Promise<void> => {
    if (isSaving.current || isOver.current || lastSaved.current === JSON.stringify(latest.current))
      return
    isSaving.current = true
    setSaved(({ at }) => ({ where: 'saving', ...(at ? { at } : {}) }))
    const sent = latest.current
    try {
      const { id: before, version } = known.current
      const { data } =
        before === null
          ? await call('POST /business-drafts', { body: { values: sent } })
          : await call('PUT /business-drafts/{id}', {
              params: { id: before },
              body: { values: sent, version },
            })
      known.current = { ...known.current, id: data.id, version: data.version }
      lastSaved.current = JSON.stringify(sent)
      setId(data.id)
      keepOnDevice(account, { ...known.current, values: latest.current })
      setSaved({ where: 'server', at: new Date(data.updatedAt) })
    } catch (error) {
      const { code } = error as CallError
      // Thrown away elsewhere: it begins anew.
      if (code === 'NOT_FOUND') known.current = { ...known.current, id: null, version: 0 }
      setSaved({ where: code === 'CHANGED_MEANWHILE' ? 'other' : 'device', at: new Date() })
    } finally {
      isSaving.current = false
    }
  }
  const saveNow = useRef(save)
  useEffect(() => {
    latest.current = values
    saveNow.current = save
  })

  useEffect(() => {
    if (!isTouched || saved.where === 'other') return
    keepOnDevice(account, { ...known.current, values: latest.current })
    const timer = setTimeout(() => void saveNow.current(), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [account, text, isTouched, saved.where])

  useEffect(() => {
    const back = () => void saveNow.current()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])

  return {
    saved,
    id,
    save: () => saveNow.current(),
    /** Writes over what the other device saved. */
    keepMine: async () => {
      const { data } = await call('GET /business-drafts/{id}', {
        params: { id: known.current.id! },
      })
      known.current = { ...known.current, id: data.id, version: data.version }
      lastSaved.current = ''
      await saveNow.current()
    },
    /** No more: it was sent or thrown away. */
    end: () => {
      isOver.current = true
    },
  }
}

export type ServerDraft = ReturnType<typeof useServerDraft>
