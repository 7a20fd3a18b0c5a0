import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from '#app/router/index.ts'
import { parseDialogStep } from '#shared/view/dialog-step.ts'
import { readPage, withQueryChanges } from './use-list.ts'

/** The state of a history entry that lies over that of the list. */
const OVER_LIST = { isOverList: true }

/**
 * A dialog over a list whose record is in the address, so that a reload and a link open it too:
 * `useUrlDialog('message')` reads `?message=7`. It opens as an entry of the history over that
 * of the list, and closes by going back to that: another Back would open it again otherwise.
 */
export function useUrlDialog(name: string) {
  const [address, setAddress] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  /** The entry that is being left: a dialog tells more than once that it closes. */
  const left = useRef<string | null>(null)
  const named = Number(address.get(name)) || null
  const isOverList = (state as Partial<typeof OVER_LIST> | null)?.isOverList === true
  const opened = isOverList ? named : null

  const write = useCallback(
    (id: number | null, options: { replace?: boolean; state?: unknown }) =>
      setAddress((before) => withQueryChanges(before, { [name]: id, page: readPage(before) }), {
        preventScrollReset: true,
        ...options,
      }),
    [name, setAddress],
  )
  const open = useCallback((id: number) => write(id, { state: OVER_LIST }), [write])
  // For a link, the list is put below it.
  useLayoutEffect(() => {
    left.current = null
    if (named === null || isOverList) return
    write(null, { replace: true })
    open(named)
  }, [key, named, isOverList, write, open])
  return {
    opened,
    open,
    close: () => {
      if (left.current === key) return
      left.current = key
      void navigate(-1 - (parseDialogStep(history.state)?.dialogs ?? 0))
    },
  }
}
