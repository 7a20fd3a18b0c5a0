import { useState } from 'react'
import type { CallError } from '#client/call.ts'
import { records } from '#i18n/en/app/records.ts'

type Handlers = { onSuccess: () => void; onError: (error: CallError) => void }

type Options<Row> = {
  nameOf: (row: Row) => string
  isActive: (row: Row) => boolean
  /** Makes one active or inactive. */
  set: (row: Row, status: 'active' | 'inactive', told: Handlers) => void
  isToggling: boolean
  /** Deletes one. */
  remove: (row: Row) => Promise<unknown>
  /** The notice when the status change failed without a message from the server. */
  failed: string
  texts?: {
    isActive: (name: string) => string
    isInactive: (name: string) => string
    deleted: (name: string) => string
  }
  /** Receives failures; without it they become notices. */
  onFailure?: (text: string) => void
}

/** Of records with a name and a status. */
export const statusHandlers = {
  nameOf: ({ name }: { name: string }) => name,
  isActive: ({ status }: { status: 'active' | 'inactive' }) => status === 'active',
}

/**
 * The actions of every table of records: open a dialog before a change (`dialog`), toggle and
 * delete a record, and report the result (`notice`).
 */
export function useRecordActions<Row, Dialog extends { what: string }>(options: Options<Row>) {
  const { nameOf, isActive, set, isToggling, remove, failed, texts = records } = options
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const { onFailure = setNotice } = options
  const close = () => setDialog(null)
  const closeWithNotice = (text: string) => {
    close()
    setNotice(text)
  }
  return {
    ...{
      dialog,
      setDialog,
      close,
      notice,
      setNotice,
      closeWithNotice,
      nameOf,
      isActive,
      isToggling,
    },
    toggle: (row: Row) => {
      const [status, text] = isActive(row)
        ? (['inactive', texts.isInactive] as const)
        : (['active', texts.isActive] as const)
      set(row, status, {
        onSuccess: () => setNotice(text(nameOf(row))),
        onError: (error) => onFailure(error.serverMessage ?? failed),
      })
    },
    remove: async (row: Row) => {
      await remove(row)
      setNotice(texts.deleted(nameOf(row)))
    },
    /** For the form of a record. */
    saved: (name: string) => closeWithNotice(records.saved(name)),
  }
}
