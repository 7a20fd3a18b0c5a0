import { inPageLanguage } from '#i18n/en/page-language.ts'
import { toFormErrors } from '#client/refusal.ts'
import type { DialogMessages } from '#i18n/business-dialogs.ts'
import { LazyWaitingNote } from '#islands/outbox/LazyWaitingNote.tsx'
import { loadSending } from '#islands/outbox/load-sending.ts'
import {
  MAX_EMAIL_LENGTH,
  isEmailAddress,
  MAX_PERSON_NAME_LENGTH,
} from '#shared/rules/contact-fields.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useForm } from '#ui/use-form.ts'
import { useHoneypot } from '#ui/Honeypot.tsx'

type Props = {
  business: { id: number; name: string }
  open: boolean
  onClose: () => void
  onSent: (text: string) => void
  t: DialogMessages['enquiryForm']
}

const BLANK = { name: '', email: '', phone: '', message: '' }
const MESSAGE_LENGTH = 4000

/** An inquiry to a business. No account is needed. */
export function EnquiryDialog({ business, open, onClose, onSent, t }: Props) {
  const honeypot = useHoneypot()
  const draft = `inquiry-to:${business.id}`
  const form = useForm({
    start: () => BLANK,
    check: (values) => ({ fields: wrongFields(values, t) }),
    send: async (values) => {
      const { sendOrKeep, KEPT } = await loadSending()
      const answer = await sendOrKeep({
        call: 'POST /contact',
        body: {
          ...values,
          businessId: business.id,
          businessName: business.name,
          ...inPageLanguage,
          ...honeypot.values(),
        },
        form: draft,
        values,
      })
      onSent(answer ? t.sent : KEPT)
    },
    explain: (error) => toFormErrors(error, t.failed),
  })

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t.title(business.name)}
      texts={{ close: t.close, cancel: t.cancel, submit: t.submit, busy: t.sending }}
      form={{ ...form, note: <LazyWaitingNote form={draft} onEdit={form.change} /> }}
    >
      <TextInput
        label={t.name}
        required
        autoComplete="name"
        maxLength={MAX_PERSON_NAME_LENGTH}
        {...form.field('name')}
      />
      <TextInput
        type="email"
        label={t.email}
        required
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        {...form.field('email')}
      />
      <TextInput
        type="tel"
        label={t.phone}
        autoComplete="tel"
        maxLength={20}
        {...form.field('phone')}
      />
      <TextArea label={t.message} required maxLength={MESSAGE_LENGTH} {...form.field('message')} />
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
  if (!isEmailAddress(email.trim())) fields['email'] = t.noEmail
  if (!message.trim()) fields['message'] = t.noMessage
  return fields
}
