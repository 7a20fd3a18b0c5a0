import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import type { Form } from './use-form.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  texts: { close: string; cancel: string; submit: string; busy: string }
  /** `note` is shown first: what to know before filling the form in. */
  form: Pick<Form<object>, 'ref' | 'isBusy' | 'problem' | 'submit'> & { note?: ReactNode }
  children: ReactNode
}

/**
 * A form in a modal window. While it is being sent, it stays open and both buttons are disabled.
 */
export function FormDialog({ open, onClose, title, texts, form, children }: Props) {
  const { ref, isBusy, problem, submit, note } = form
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={texts.close} locked={isBusy}>
      <form
        ref={ref}
        className="form"
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
        <div className="dialog-actions">
          <Button onClick={onClose} disabled={isBusy}>
            {texts.cancel}
          </Button>
          <Button type="submit" look="primary" busy={isBusy && texts.busy}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
