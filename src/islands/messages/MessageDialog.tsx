import { useState } from 'react'
import { CallError } from '#client/call.ts'
import type { DialogMessages } from '#i18n/business-dialogs.ts'
import { leaveForLogin, loginHref } from '#scripts/accounts/leave-for-login.ts'
import { call } from '#stores/api.ts'
import { takeDraft } from '#stores/drafts.ts'
import { storedToken } from '#stores/token.ts'
import { FormDialog, type FormProblem } from '#ui/FormDialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'

type Props = {
  business: { id: number; name: string; ownerId: number }
  open: boolean
  onClose: () => void
  onSent: (text: string) => void
  t: DialogMessages['messageForm']
}

/** Id of the control that opens it, to which signing in leads back. */
const CONTROL = 'send-message'
const SUBJECT_LENGTH = 100
const MESSAGE_LENGTH = 1000
const BLANK = { subject: '', message: '' }

/** A message to the owner. What was written before signing in is there again. */
export function MessageDialog({ business, open, onClose, onSent, t }: Props) {
  const form = `message:${business.id}`
  const [values, setValues] = useState(() => ({ ...BLANK, ...takeDraft(form) }))
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = (changed: Partial<typeof BLANK>) => {
    setValues({ ...values, ...changed })
    setProblem(null)
  }
  const askToLogin = (text: string) => {
    const way = (
      <a className="link" href={loginHref(CONTROL)}>
        {t.login}
      </a>
    )
    setProblem({ text, way })
    leaveForLogin(form, values, CONTROL)
  }

  const send = async () => {
    const { subject, message } = values
    const blank = Object.entries(values).filter(([, value]) => !value.trim())
    if (blank.length > 0)
      return setProblem({
        text: t.empty,
        fields: Object.fromEntries(blank.map(([name]) => [name, t.required])),
      })
    if (!storedToken()) return askToLogin(t.loginFirst)
    setBusy(true)
    try {
      const body = { receiverId: business.ownerId, businessId: business.id, subject, message }
      await call('POST /messages', { body, stays: true })
      setValues(BLANK)
      onSent(t.sent)
    } catch (error) {
      if (error instanceof CallError && error.status === 401) askToLogin(t.unauthorised)
      else
        setProblem({
          text: messageProblem(error, t),
          fields: error instanceof CallError ? error.fields : {},
        })
    } finally {
      setBusy(false)
    }
  }

  const { fields = {} } = problem ?? {}
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t.title}
      texts={{ close: t.close, cancel: t.cancel, submit: t.submit, busy: t.sending }}
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => void send()}
    >
      <p className="small mute">{t.to(business.name)}</p>
      <TextInput
        label={t.subject}
        required
        value={values.subject}
        maxLength={SUBJECT_LENGTH}
        counted
        error={fields['subject']}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextArea
        label={t.message}
        required
        value={values.message}
        maxLength={MESSAGE_LENGTH}
        error={fields['message']}
        onChange={({ target }) => change({ message: target.value })}
      />
    </FormDialog>
  )
}

/** In the words of the specification for each status. */
function messageProblem(error: unknown, t: Props['t']): string {
  if (!(error instanceof CallError)) return t.failed
  if (error.code === 'NETWORK') return t.unreachable
  if (error.status === 404) return t.notFound
  return error.said ?? t.failed
}
