import { useEffect, useRef, useState } from 'react'
import type { CallError } from '#client/call.ts'

const SAVE_AFTER_MS = 2500

/** Where what is typed is: `device` while the line is broken, `other` when another device wrote. */
export type Saved = { where: 'nowhere' | 'saving' | 'server' | 'device' | 'other'; at?: Date }

type Brief = { id: number; version: number; updatedAt: string }
type Values = Record<string, unknown>

/** Where drafts of one kind are kept. */
export type DraftStore = {
  create: (values: Values) => Promise<Brief>
  save: (id: number, version: number, values: Values) => Promise<Brief>
  read: (id: number) => Promise<Brief>
  /** On this device. */
  keep: (known: DraftStart, values: Values) => void
}

export type DraftStart = { id: number | null; version: number; form: string }

/**
 * Saves what is typed: on this device at once, on the server a moment later and again when the
 * line is back. Two devices that write the same draft are told apart by its version.
 */
export function useServerDraft(
  store: DraftStore,
  start: DraftStart,
  values: Values,
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
      const data =
        before === null ? await store.create(sent) : await store.save(before, version, sent)
      known.current = { ...known.current, id: data.id, version: data.version }
      lastSaved.current = JSON.stringify(sent)
      setId(data.id)
      store.keep(known.current, latest.current)
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
  const keep = useRef(store.keep)
  useEffect(() => {
    latest.current = values
    keep.current = store.keep
    saveNow.current = save
  })

  useEffect(() => {
    if (!isTouched || saved.where === 'other') return
    keep.current(known.current, latest.current)
    const timer = setTimeout(() => void saveNow.current(), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, isTouched, saved.where])

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
      const data = await store.read(known.current.id!)
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
