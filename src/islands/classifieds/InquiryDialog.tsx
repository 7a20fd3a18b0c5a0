import { lazy, Suspense } from 'react'
import { toFormErrors } from '#client/refusal.ts'
import type { ClassifiedDialogMessages } from '#i18n/classified-dialogs.ts'
import { loadSending } from '#islands/outbox/load-sending.ts'
import { useSignInRequiredForm } from '#islands/accounts/use-member-form.tsx'
import { MAX_EMAIL_LENGTH, MAX_PERSON_NAME_LENGTH } from '#shared/rules/contact-fields.ts'
import { refreshSession } from '#stores/session.ts'
import type { AmountClarification as Question } from '#ui/AmountClarification.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import {
  EMPTY_INQUIRY,
  toInquiryBody,
  isOffer,
  validateInquiry,
  type InquiryValues,
} from './inquiry-body.ts'

/** Where it cannot be loaded, the server asks. */
const AmountQuestion = lazy<typeof Question>(() =>
  import('#ui/AmountClarification.tsx').then(
    (file) => ({ default: file.AmountClarification }),
    () => ({ default: () => <></> }),
  ),
)

type Props = {
  classified: { id: number; title: string }
  open: boolean
  onClose: () => void
  onSent: (text: string) => void
  t: ClassifiedDialogMessages['inquiry']
}

/** Id of the control that opens it, to which signing in leads back. */
const CONTROL = 'inquire'
const MESSAGE_LENGTH = 1000

/** A signed-in person need not type the name again. */
const blank = (): InquiryValues => ({ ...EMPTY_INQUIRY, buyerName: refreshSession()?.name ?? '' })
const choices = (words: Record<string, string>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }))

/** A question to the seller of an ad. The text typed before signing in is restored. */
export function InquiryDialog({ classified, open, onClose, onSent, t }: Props) {
  const draft = `inquiry:${classified.id}`
  const form = useSignInRequiredForm<InquiryValues>({
    blank,
    draft,
    control: CONTROL,
    texts: { loginFirst: t.loginFirst, signedOut: t.loginFirst, login: t.login },
    check: (values) => ({ fields: validateInquiry(values, t) }),
    send: async (values) => {
      const { sendOrKeep, KEPT } = await loadSending()
      const answer = await sendOrKeep({
        call: 'POST /classified-inquiries',
        body: toInquiryBody(classified.id, values),
        form: draft,
        values,
      })
      onSent(answer ? t.sent : KEPT)
    },
    explain: (error) => {
      const { text, fields } = toFormErrors(error, t.failed)
      return { text, fields: { ...fields, offer: fields['offeredPrice'] ?? '' } }
    },
  })

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t.title}
      texts={{ close: t.close, cancel: t.cancel, submit: t.submit, busy: t.sending }}
      form={form}
    >
      <p className="small mute">{t.about(classified.title)}</p>
      <Select label={t.type} choices={choices(t.types)} {...form.field('inquiryType')} />
      {isOffer(form.values) && (
        <>
          <TextInput
            label={t.offer}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            {...form.field('offer')}
          />
          <Suspense fallback={null}>
            <AmountQuestion
              typed={form.values.offer}
              texts={t.amount}
              onYes={(offer) => form.change({ offer })}
            />
          </Suspense>
        </>
      )}
      <TextArea
        label={t.message}
        required
        placeholder={t.messagePlaceholder}
        maxLength={MESSAGE_LENGTH}
        {...form.field('message')}
      />
      <TextInput
        label={t.name}
        required
        autoComplete="name"
        maxLength={MAX_PERSON_NAME_LENGTH}
        {...form.field('buyerName')}
      />
      <TextInput
        type="tel"
        label={t.phone}
        required
        autoComplete="tel"
        maxLength={40}
        {...form.field('buyerPhone')}
      />
      <TextInput
        type="email"
        label={t.email}
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        {...form.field('buyerEmail')}
      />
      <Select
        label={t.preferred}
        choices={choices(t.contacts)}
        {...form.field('preferredContact')}
      />
      <p className="small mute">{t.shared}</p>
    </FormDialog>
  )
}
