import { CallError } from '#client/call.ts'
import { getFieldErrors } from '#client/refusal.ts'
import type { DialogMessages } from '#i18n/business-dialogs.ts'
import { loadSending } from '#islands/outbox/load-sending.ts'
import { useSignInRequiredForm } from '#islands/accounts/use-member-form.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
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

/** A message to the owner. The text typed before signing in is restored. */
export function MessageDialog({ business, open, onClose, onSent, t }: Props) {
  const draft = `message:${business.id}`
  const form = useSignInRequiredForm({
    blank: () => BLANK,
    draft,
    control: CONTROL,
    texts: { loginFirst: t.loginFirst, signedOut: t.unauthorised, login: t.login },
    check: (values) => {
      const blank = Object.entries(values).filter(([, value]) => !value.trim())
      if (blank.length === 0) return null
      return {
        text: t.empty,
        fields: Object.fromEntries(blank.map(([name]) => [name, t.required])),
      }
    },
    send: async (values) => {
      const { sendOrKeep, KEPT } = await loadSending()
      const answer = await sendOrKeep({
        call: 'POST /messages',
        body: { ...values, receiverId: business.ownerId, businessId: business.id },
        form: draft,
        values,
      })
      onSent(answer ? t.sent : KEPT)
    },
    explain: (error) => ({ text: messageProblem(error, t), fields: getFieldErrors(error) }),
  })

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t.title}
      texts={{ close: t.close, cancel: t.cancel, submit: t.submit, busy: t.sending }}
      form={form}
    >
      <p className="small mute">{t.to(business.name)}</p>
      <TextInput
        label={t.subject}
        required
        maxLength={SUBJECT_LENGTH}
        counted
        {...form.field('subject')}
      />
      <TextArea label={t.message} required maxLength={MESSAGE_LENGTH} {...form.field('message')} />
    </FormDialog>
  )
}

/** In the words of the specification for each status. */
function messageProblem(error: unknown, t: Props['t']): string {
  if (!(error instanceof CallError)) return t.failed
  if (error.code === 'NETWORK') return t.unreachable
  if (error.status === 404) return t.notFound
  return error.serverMessage ?? t.failed
}
