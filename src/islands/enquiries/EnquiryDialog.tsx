import { useState } from 'react'
import { refusalOf } from '#client/refusal.ts'
import type { DialogMessages } from '#i18n/business-dialogs.ts'
import { call } from '#stores/api.ts'
import { FormDialog, type FormProblem } from '#ui/FormDialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useHoneypot } from '#ui/Honeypot.tsx'

type Props = {
  business: { id: number; name: string }
  open: boolean
  onClose: () => void
  onSent: (text: string) => void
  t: DialogMessages['enquiryForm']
}

const BLANK = { name: '', email: '', phone: '', message: '' }
/** The same as the server's, less the finer points. */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/
const MESSAGE_LENGTH = 4000

/** An inquiry to a business. No account is needed. */
export function EnquiryDialog({ business, open, onClose, onSent, t }: Props) {
  const [values, setValues] = useState(BLANK)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const honeypot = useHoneypot()
  const change = (changed: Partial<typeof BLANK>) => {
    setValues({ ...values, ...changed })
    setProblem(null)
  }

  const send = async () => {
    const fields = wrongFields(values, t)
    if (Object.keys(fields).length > 0) return setProblem({ fields })
    setBusy(true)
    try {
      const about = { businessId: business.id, businessName: business.name }
      await call('POST /contact', { body: { ...values, ...about, ...honeypot.values() } })
      setValues(BLANK)
      onSent(t.sent)
    } catch (error) {
      setProblem(refusalOf(error, t.failed))
    } finally {
      setBusy(false)
    }
  }

  const { fields = {} } = problem ?? {}
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t.title(business.name)}
      texts={{ close: t.close, cancel: t.cancel, submit: t.submit, busy: t.sending }}
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => void send()}
    >
      <TextInput
        label={t.name}
        required
        autoComplete="name"
        maxLength={120}
        value={values.name}
        error={fields['name']}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextInput
        type="email"
        label={t.email}
        required
        autoComplete="email"
        maxLength={254}
        value={values.email}
        error={fields['email']}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextInput
        type="tel"
        label={t.phone}
        autoComplete="tel"
        maxLength={20}
        value={values.phone}
        error={fields['phone']}
        onChange={({ target }) => change({ phone: target.value })}
      />
      <TextArea
        label={t.message}
        required
        value={values.message}
        maxLength={MESSAGE_LENGTH}
        error={fields['message']}
        onChange={({ target }) => change({ message: target.value })}
      />
      {honeypot.field}
    </FormDialog>
  )
}

function wrongFields(
  { name, email, message }: typeof BLANK,
  t: Props['t'],
): Record<string, string> {
  const fields: Record<string, string> = {}
  if (!name.trim()) fields['name'] = t.noName
  if (!EMAIL.test(email.trim())) fields['email'] = t.noEmail
  if (!message.trim()) fields['message'] = t.noMessage
  return fields
}
