import { useState } from 'react'
import { CallError } from '#client/call.ts'
import { refusalOf } from '#client/refusal.ts'
import type { AdDialogMessages } from '#i18n/ad-dialogs.ts'
import { leaveForLogin, loginHref } from '#scripts/accounts/leave-for-login.ts'
import { call } from '#stores/api.ts'
import { takeDraft } from '#stores/drafts.ts'
import { refreshSession } from '#stores/session.ts'
import { storedToken } from '#stores/token.ts'
import { FormDialog, type FormProblem } from '#ui/FormDialog.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import {
  BLANK_INQUIRY,
  inquiryBody,
  isOffer,
  wrongInInquiry,
  type InquiryValues,
} from './inquiry-body.ts'

type Props = {
  ad: { id: number; title: string }
  open: boolean
  onClose: () => void
  onSent: (text: string) => void
  t: AdDialogMessages['inquiry']
}

/** Id of the control that opens it, to which signing in leads back. */
const CONTROL = 'inquire'
const MESSAGE_LENGTH = 1000

/** Who is signed in need not write the name again. */
const blank = (): InquiryValues => ({ ...BLANK_INQUIRY, buyerName: refreshSession()?.name ?? '' })
const choices = (words: Record<string, string>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }))

/** A question to the seller of an ad. What was written before signing in is there again. */
export function InquiryDialog({ ad, open, onClose, onSent, t }: Props) {
  const form = `inquiry:${ad.id}`
  const [values, setValues] = useState<InquiryValues>(() => ({ ...blank(), ...takeDraft(form) }))
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = (changed: Partial<InquiryValues>) => {
    setValues({ ...values, ...changed })
    setProblem(null)
  }
  const askToLogin = () => {
    const way = (
      <a className="link" href={loginHref(CONTROL)}>
        {t.login}
      </a>
    )
    setProblem({ text: t.loginFirst, way })
    leaveForLogin(form, values, CONTROL)
  }

  const send = async () => {
    const fields = wrongInInquiry(values, t)
    if (Object.keys(fields).length > 0) return setProblem({ fields })
    if (!storedToken()) return askToLogin()
    setBusy(true)
    try {
      await call('POST /classified-inquiries', { body: inquiryBody(ad.id, values), stays: true })
      setValues(blank())
      onSent(t.sent)
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return askToLogin()
      const { text, fields: refused } = refusalOf(error, t.failed)
      setProblem({ text, fields: { ...refused, offer: refused['offeredPrice'] ?? '' } })
    } finally {
      setBusy(false)
    }
  }

  const { fields = {} } = problem ?? {}
  const own = (name: keyof InquiryValues) => ({
    value: values[name],
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
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
      <p className="small mute">{t.about(ad.title)}</p>
      <Select label={t.type} choices={choices(t.types)} {...own('inquiryType')} />
      {isOffer(values) && (
        <TextInput
          label={t.offer}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          {...own('offer')}
        />
      )}
      <TextArea
        label={t.message}
        required
        placeholder={t.messagePlaceholder}
        maxLength={MESSAGE_LENGTH}
        {...own('message')}
      />
      <TextInput
        label={t.name}
        required
        autoComplete="name"
        maxLength={120}
        {...own('buyerName')}
      />
      <TextInput
        type="tel"
        label={t.phone}
        required
        autoComplete="tel"
        maxLength={40}
        {...own('buyerPhone')}
      />
      <TextInput
        type="email"
        label={t.email}
        autoComplete="email"
        maxLength={254}
        {...own('buyerEmail')}
      />
      <Select label={t.preferred} choices={choices(t.contacts)} {...own('preferredContact')} />
      <p className="small mute">{t.shared}</p>
    </FormDialog>
  )
}
