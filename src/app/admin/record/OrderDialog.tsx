import { useLayoutEffect, useRef, useState } from 'react'
import type { CallError } from '#client/call.ts'
import { useDragReorder } from '#app/form/use-dragging.ts'
import { records as t } from '#i18n/en/app/records.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'

type Item = { id: number; name: string }

type Props = {
  title: string
  items: readonly Item[]
  onSave: (ids: number[]) => Promise<unknown>
  onClose: () => void
}

/** Puts records into an order: by the grip, with the arrow keys, or by the buttons beside it. */
export function OrderDialog({ title, items, onSave, onClose }: Props) {
  const [ordered, setOrdered] = useState(items)
  const [notice, setNotice] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const [focused, focus] = useState<{ control: string } | null>(null)
  // A control that moves in the page with its row loses the focus.
  useLayoutEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>(focused.control)?.focus()
  }, [focused])

  const move = (id: number, to: number) => {
    if (to < 0 || to >= ordered.length) return
    const moved = ordered.find((item) => item.id === id)!
    const others = ordered.filter((item) => item !== moved)
    setOrdered([...others.slice(0, to), moved, ...others.slice(to)])
    setNotice(t.placeOf(moved.name, to + 1, ordered.length))
  }
  const step = (id: number, at: number, by: number, control: string) => {
    focus({ control: `[data-place="${at + by}"] .${control}` })
    move(id, at + by)
  }
  const { dragged, grip } = useDragReorder((id, to) => move(Number(id), to))
  const save = async () => {
    setBusy(true)
    try {
      await onSave(ordered.map(({ id }) => id))
      onClose()
    } catch (error) {
      setProblem((error as CallError).serverMessage ?? t.orderFailed)
      setBusy(false)
    }
  }
  return (
    <Dialog open title={title} closeLabel={t.close} locked={isBusy} onClose={onClose}>
      <p className="field-hint">{t.orderHint}</p>
      <ol className="order-list" ref={list}>
        {ordered.map(({ id, name }, at) => (
          <li
            key={id}
            data-place={at}
            className={dragged === String(id) ? 'order-held' : undefined}
          >
            <button
              {...grip(String(id), (by) => step(id, at, by, 'order-grip'))}
              type="button"
              className="icon-button order-grip"
              aria-label={t.gripOf(name)}
            >
              <Icon name="grip" />
            </button>
            <span>{name}</span>
            <IconButton
              icon="up"
              className="order-up"
              label={t.earlierOf(name)}
              disabled={at === 0}
              onClick={() => step(id, at, -1, 'order-up')}
            />
            <IconButton
              icon="down"
              className="order-down"
              label={t.laterOf(name)}
              disabled={at === ordered.length - 1}
              onClick={() => step(id, at, 1, 'order-down')}
            />
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {notice}
      </p>
      <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
      <DialogActions
        cancel={t.cancel}
        confirm={t.saveOrder}
        busy={isBusy && t.saving}
        onCancel={onClose}
        onConfirm={() => void save()}
      />
    </Dialog>
  )
}
