import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** Why a form was not sent: in words, and by field. `way` is a link or button that helps. */
export type FormProblem = {
  text?: string | undefined
  fields?: Record<string, string>
  way?: ReactNode
}

type Props = {
  open: boolean
  onClose: () => void
  title: string
  texts: { close: string; cancel: string; submit: string; busy: string }
  isBusy: boolean
  problem: FormProblem | null
  onSubmit: () => void
  children: ReactNode
}

/**
 * A form in a modal window. While it is being sent both buttons rest; what was refused gets the
 * focus.
 */
export function FormDialog({
  open,
  onClose,
  title,
  texts,
  isBusy,
  problem,
  onSubmit,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])

  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={texts.close} locked={isBusy}>
      <form
        ref={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onSubmit()
        }}
      >
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
