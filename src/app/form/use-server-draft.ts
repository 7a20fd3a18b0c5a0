import { useEffect, useRef, useState } from 'react'
import { onServerReturn } from '#app/data/server-return.ts'
import type { CallError } from '#client/call.ts'
import { importMerge } from './lazy-merge.ts'
import type { MergeResult } from './merge-values.ts'
import { stripPictureKeys } from './strip-picture-keys.ts'

const SAVE_AFTER_MS = 2500

/** Where what is typed is: `device` while the line is broken, `other` when another device wrote. */
export type DraftSaveState = {
  where: 'nowhere' | 'saving' | 'server' | 'device' | 'other' | 'merged'
  at?: Date
}

type Brief = { id: number; version: number; updatedAt: string }
type Values = Record<string, unknown>

/** The API of one kind of draft. */
export type DraftStore = {
  create: (body: { values: Values; writer: string }) => Promise<Brief>
  save: (id: number, body: { values: Values; version: number; writer: string }) => Promise<Brief>
  read: (id: number) => Promise<Brief & { values: Values }>
  /** Puts values into the form: those that another device has changed. */
  take: (values: Values) => void
  /** On this device; `saved` marks what the server has. */
  keep: (known: DraftStart, values: Values) => void
}

export type DraftStart = {
  id: number | null
  version: number
  form: string
  /** Of a copy of this device: the mark of what the server had. */
  saved?: string | undefined
  /** What the server had then; what two devices changed is compared with it. */
  base?: Values | undefined
}

/** What another device has saved meanwhile, and which fields collide with this device's. */
export type DraftConflict = { merge: MergeResult<Values>; theirs: Values; version: number }

/**
 * Saves the form as a draft: on this device immediately, on the server a moment later, and again
 * when the connection is back. The version detects that another device changed the same draft:
 * what does not collide is merged, the rest is asked about.
 */
export function useServerDraft(
  store: DraftStore,
  start: DraftStart,
  values: Values,
  isTouched: boolean,
) {
  const [saved, setSaved] = useState<DraftSaveState>({ where: 'nowhere' })
  const [id, setId] = useState(start.id)
  const [isHeld, setHeld] = useState(false)
  const [writer] = useState(() => writerOf(start))
  const text = markOf(values)
  const known = useRef<DraftStart>({
    ...start,
    saved: start.saved ?? text,
    base: start.saved === undefined ? values : start.base,
  })
  const [conflict, setConflict] = useState<DraftConflict | null>(null)
  const latest = useRef(values)
  const running = useRef<Promise<void> | null>(null)
  const phase = useRef<'open' | 'held' | 'over'>('open')
  const isAsked = useRef(false)

  const write = async (): Promise<void> => {
    setSaved(({ at }) => ({ where: 'saving', ...(at ? { at } : {}) }))
    const sent = latest.current
    try {
      const { id: before, version } = known.current
      const body = { values: sent, writer }
      const data =
        before === null ? await store.create(body) : await store.save(before, { ...body, version })
      const { id, version: written } = data
      known.current = { ...known.current, id, version: written, saved: markOf(sent), base: sent }
      setId(id)
      if (phase.current !== 'over') store.keep(known.current, latest.current)
      setSaved({ where: 'server', at: new Date(data.updatedAt) })
    } catch (error) {
      const { code } = error as CallError
      const isChanged = code === 'CHANGED_MEANWHILE' && phase.current === 'open'
      const isMerged = isChanged && (await merge().catch(() => null))
      // Discarded on another device: start a new draft.
      if (code === 'NOT_FOUND') known.current = { ...known.current, id: null, version: 0 }
      if (isMerged !== true)
        setSaved({ where: isChanged && isMerged === false ? 'other' : 'device', at: new Date() })
    }
    running.current = null
  }
  /** Brings what another device has changed into this form; false while one has to choose. */
  const merge = async (): Promise<boolean> => {
    const { mergeValues } = await importMerge()
    const { version, values: theirs } = await store.read(known.current.id!)
    const found = mergeValues(known.current.base, latest.current, theirs)
    const isClear = found.collisions.length === 0
    isAsked.current = !isClear
    if (isClear) settle(found.values, theirs, version)
    else setConflict({ merge: found, theirs, version })
    return isClear
  }
  /** These values are saved as the next version of what the other device has. */
  const settle = (merged: Values, theirs: Values, version: number) => {
    known.current = { ...known.current, version, base: theirs, saved: markOf(theirs) }
    isAsked.current = false
    setConflict(null)
    store.take(merged)
    store.keep(known.current, merged)
    setSaved(({ at }) => ({ where: 'merged', ...(at ? { at } : {}) }))
  }
  const save = async (): Promise<void> => {
    if (running.current || phase.current !== 'open' || isAsked.current) return
    if (known.current.saved === markOf(latest.current)) return
    running.current = write()
    await running.current
  }
  const saveNow = useRef(save)
  const keep = useRef(store.keep)
  useEffect(() => {
    latest.current = values
    keep.current = store.keep
    saveNow.current = save
  })

  // What was typed without a line is sent when its copy is opened again.
  const [isBehind] = useState(start.saved !== undefined && start.saved !== text)
  const isDue = (isTouched || isBehind) && !isHeld && saved.where !== 'other'
  useEffect(() => {
    if (!isDue) return
    keep.current(known.current, latest.current)
    const timer = setTimeout(() => void saveNow.current(), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, isDue])

  const isUnsent = saved.where === 'device'
  useEffect(() => (isUnsent ? onServerReturn(() => void saveNow.current()) : undefined), [isUnsent])

  useEffect(() => {
    const back = () => void saveNow.current()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])

  return {
    saved,
    id,
    isHeld,
    save: () => saveNow.current(),
    /** What has to be decided before it is saved again. */
    conflict,
    /** Takes these fields from the other device, the rest of what collides from this one. */
    resolve: async (fields: readonly string[]) => {
      if (!conflict) return
      const { theirs, version } = conflict
      const { mergeValues, copyFields } = await importMerge()
      // Once more, with what was typed while one chose.
      const { values: merged } = mergeValues(known.current.base, latest.current, theirs)
      settle(copyFields(merged, theirs, fields), theirs, version)
    },
    /** While the form is sent nothing is saved; answers the draft that goes with it. */
    hold: async () => {
      setHeld(true)
      phase.current = 'held'
      await running.current
      return known.current.id
    },
    /** It could not be sent. */
    release: () => {
      if (phase.current !== 'held') return
      phase.current = 'open'
      setHeld(false)
    },
    /** No more: it was sent or thrown away. */
    end: () => {
      phase.current = 'over'
    },
  }
}

export type ServerDraft = ReturnType<typeof useServerDraft>

/** A short mark of values, whatever key their pictures are seen with. */
function markOf(values: Values): string {
  const text = stripPictureKeys(JSON.stringify(values))
  let mark = 0
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 16_777_619)
  return `${text.length} ${mark}`
}

const WRITER = 'draft-writer'

/**
 * Names this tab's form over reloads, so that a save whose answer was lost is known as its own. A
 * blank form is another one.
 */
function writerOf({ form, saved }: DraftStart): string {
  const key = `${WRITER}:${form}`
  const made = Date.now().toString(36) + Math.random().toString(36).slice(2)
  try {
    const before = saved === undefined ? null : sessionStorage.getItem(key)
    sessionStorage.setItem(key, before ?? made)
    return before ?? made
  } catch {
    return made
  }
}
