import type { ReactNode, Ref } from 'react'
import { Button } from './Button.tsx'

type Props = {
  ref?: Ref<HTMLDivElement>
  cancel: string
  /** What the other button does, by its name: Delete, not OK. */
  confirm: string
  /** Text while the action is under way; both buttons are disabled meanwhile. */
  busy?: string | false
  disabled?: boolean
  /** The action rejects something, or removes it for good. */
  isDangerous?: boolean
  onCancel: () => void
  /** If left out, the button sends the form around it. */
  onConfirm?: () => void
  /** Buttons between the two. */
  children?: ReactNode
}

/** The foot of a dialog: to cancel, and to do it. */
export const DialogActions = ({ ref, cancel, confirm, busy, onCancel, ...props }: Props) => (
  <div className="dialog-actions" ref={ref}>
    <Button disabled={Boolean(busy)} onClick={onCancel}>
      {cancel}
    </Button>
    {props.children}
    <Button
      type={props.onConfirm ? 'button' : 'submit'}
      look={props.isDangerous ? undefined : 'primary'}
      className={props.isDangerous ? 'button-no' : undefined}
      busy={busy}
      disabled={props.disabled}
      onClick={props.onConfirm}
    >
      {confirm}
    </Button>
  </div>
)
