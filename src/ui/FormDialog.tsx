import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { DialogActions } from './DialogActions.tsx'
import type { Form } from './use-form.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  texts: { close: string; cancel: string; submit: string; busy: string }
  /** `note` is shown first: what to know before filling the form in. */
  form: Pick<Form<object>, 'isBusy' | 'problem' | 'submit'> &
    Partial<Pick<Form<object>, 'ref' | 'isDirty'>> & { note?: ReactNode }
  className?: string
  /** What was typed is given up by the button to cancel alone, not by a press beside the dialog. */
  keepsTyped?: boolean
  children: ReactNode
}

/**
 * A form in a modal window. While it is being sent, it stays open and both buttons are disabled.
 */
export function FormDialog({ open, onClose, title, texts, form, children, ...look }: Props) {
  const { ref, isBusy, isDirty, problem, submit, note } = form
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={texts.close}
      locked={isBusy || Boolean(look.keepsTyped && isDirty)}
    >
      <form
        ref={ref}
        className={look.className ? `form ${look.className}` : 'form'}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {note}
        {children}
        <div role="alert">
          {problem?.text && (
            <div className="notice notice-error">
              <div>
                <p>{problem.text}</p>
                {problem.way}
              </div>
            </div>
          )}
        </div>
        <DialogActions
          cancel={texts.cancel}
          confirm={texts.submit}
          busy={isBusy && texts.busy}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
