import { useState } from 'react'
import { getFieldErrors } from '#client/refusal.ts'
import type { OwnReview } from '#contract/reviews.ts'
import type { DialogMessages } from '#i18n/business-dialogs.ts'
import { loadSending } from '#islands/outbox/load-sending.ts'
import { useSignInRequiredForm } from '#islands/accounts/use-member-form.tsx'
import {
  MAX_REVIEW_COMMENT_LENGTH,
  DEFAULT_RATING,
  MAX_REVIEW_TITLE_LENGTH,
} from '#shared/rules/review-form.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { readToken } from '#stores/token.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { StarsInput } from '#ui/Stars.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { getReviewErrorText } from './review-error-text.ts'

type Props = {
  businessId: number
  open: boolean
  onClose: () => void
  /** Without the review while it waits for a connection. */
  onSent: (text: string, review?: OwnReview) => void
  /** A review by this person is on the page already. */
  hasOwn: boolean
  t: DialogMessages['reviewForm']
}

/** Id of the control that opens it, to which signing in leads back. */
const CONTROL = 'write-review'
const BLANK = { rating: DEFAULT_RATING, title: '', comment: '', visitDate: '' }

/** Stars, title, comment and date of visit. The text typed before signing in is restored. */
export function ReviewDialog({ businessId, open, onClose, onSent, hasOwn, t }: Props) {
  const draft = `review:${businessId}`
  const form = useSignInRequiredForm({
    blank: () => BLANK,
    draft,
    control: CONTROL,
    texts: { loginFirst: t.unauthorised, signedOut: t.unauthorised, login: t.login },
    check: (values) => ({ fields: wrongFields(values, t) }),
    send: async (values) => {
      const { sendOrKeep, KEPT } = await loadSending()
      const answer = await sendOrKeep({
        call: 'POST /reviews',
        body: {
          ...values,
          title: values.title.trim() || null,
          visitDate: values.visitDate || null,
          businessId,
        },
        form: draft,
        values,
      })
      onSent(answer ? t.sent : KEPT, answer?.data)
    },
    explain: (error) => ({ text: getReviewErrorText(error, t), fields: getFieldErrors(error) }),
  })

  const [today] = useState(() => getKolkataDate(new Date()))

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t.title}
      texts={{ close: t.close, cancel: t.cancel, submit: t.submit, busy: t.submitting }}
      form={form}
    >
      {hasOwn && form.problem?.text !== t.already && <p className="notice">{t.already}</p>}
      <StarsInput
        label={t.rating}
        value={form.values.rating}
        starName={t.starName}
        onChange={(rating) => form.change({ rating })}
      />
      <TextInput
        label={t.reviewTitle}
        maxLength={MAX_REVIEW_TITLE_LENGTH}
        counted
        {...form.field('title')}
      />
      <TextArea
        label={t.comment}
        required
        maxLength={MAX_REVIEW_COMMENT_LENGTH}
        {...form.field('comment')}
      />
      <TextInput type="date" label={t.visitDate} max={today} {...form.field('visitDate')} />
      {!readToken() && <p className="small mute">{t.loginHint}</p>}
    </FormDialog>
  )
}

/** The fields that the server would refuse; the server decides in the end. */
function wrongFields(
  { title, comment, visitDate }: typeof BLANK,
  t: Props['t'],
): Record<string, string> {
  const fields: Record<string, string> = {}
  if (title.trim().normalize().length > MAX_REVIEW_TITLE_LENGTH)
    fields['title'] = t.tooLong(MAX_REVIEW_TITLE_LENGTH)
  if (!comment.trim()) fields['comment'] = t.noComment
  else if (comment.trim().normalize().length > MAX_REVIEW_COMMENT_LENGTH)
    fields['comment'] = t.tooLong(MAX_REVIEW_COMMENT_LENGTH)
  if (visitDate > getKolkataDate(new Date())) fields['visitDate'] = t.futureVisit
  return fields
}
