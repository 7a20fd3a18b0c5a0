import { useState } from 'react'
import { CallError } from '#client/call.ts'
import type { OwnReview } from '#contract/reviews.ts'
import type { DialogMessages } from '#i18n/business-dialogs.ts'
import { leaveForLogin, loginHref } from '#scripts/accounts/leave-for-login.ts'
import {
  REVIEW_COMMENT_LENGTH,
  REVIEW_STANDARD_RATING,
  REVIEW_TITLE_LENGTH,
} from '#shared/rules/review-form.ts'
import { dateInKolkata } from '#shared/rules/kolkata.ts'
import { call } from '#stores/api.ts'
import { takeDraft } from '#stores/drafts.ts'
import { storedToken } from '#stores/token.ts'
import { FormDialog, type FormProblem } from '#ui/FormDialog.tsx'
import { StarsInput } from '#ui/Stars.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { reviewProblem } from './review-problem.ts'

type Props = {
  businessId: number
  open: boolean
  onClose: () => void
  onSent: (text: string, review: OwnReview) => void
  /** A review by this person is on the page already. */
  hasOwn: boolean
  t: DialogMessages['reviewForm']
}

/** Id of the control that opens it, to which signing in leads back. */
const CONTROL = 'write-review'
const BLANK = { rating: REVIEW_STANDARD_RATING, title: '', comment: '', visitDate: '' }

/** Stars, title, comment and date of visit. What was written before signing in is there again. */
export function ReviewDialog({ businessId, open, onClose, onSent, hasOwn, t }: Props) {
  const form = `review:${businessId}`
  const [values, setValues] = useState(() => ({ ...BLANK, ...takeDraft(form) }))
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = (changed: Partial<typeof BLANK>) => {
    setValues({ ...values, ...changed })
    setProblem(null)
  }
  const askToLogin = () => {
    const way = (
      <a className="link" href={loginHref(CONTROL)}>
        {t.login}
      </a>
    )
    setProblem({ text: t.unauthorised, way })
    leaveForLogin(form, values, CONTROL)
  }

  const send = async () => {
    const fields = wrongFields(values, t)
    if (Object.keys(fields).length > 0) return setProblem({ fields })
    if (!storedToken()) return askToLogin()
    setBusy(true)
    try {
      const { title, visitDate } = values
      const body = {
        ...values,
        title: title.trim() || null,
        visitDate: visitDate || null,
        businessId,
      }
      const { data } = await call('POST /reviews', { body, stays: true })
      setValues(BLANK)
      onSent(t.sent, data)
    } catch (error) {
      if (error instanceof CallError && error.status === 401) askToLogin()
      else
        setProblem({
          text: reviewProblem(error, t),
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
      texts={{ close: t.close, cancel: t.cancel, submit: t.submit, busy: t.submitting }}
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => void send()}
    >
      {hasOwn && problem?.text !== t.already && <p className="notice">{t.already}</p>}
      <StarsInput
        label={t.rating}
        value={values.rating}
        starName={t.starName}
        onChange={(rating) => change({ rating })}
      />
      <TextInput
        label={t.reviewTitle}
        value={values.title}
        maxLength={REVIEW_TITLE_LENGTH}
        counted
        error={fields['title']}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={t.comment}
        required
        value={values.comment}
        maxLength={REVIEW_COMMENT_LENGTH}
        error={fields['comment']}
        onChange={({ target }) => change({ comment: target.value })}
      />
      <TextInput
        type="date"
        label={t.visitDate}
        value={values.visitDate}
        max={dateInKolkata(new Date())}
        error={fields['visitDate']}
        onChange={({ target }) => change({ visitDate: target.value })}
      />
      {!storedToken() && <p className="small mute">{t.loginHint}</p>}
    </FormDialog>
  )
}

/** What the server would refuse; it decides in the end. */
function wrongFields(
  { title, comment, visitDate }: typeof BLANK,
  t: Props['t'],
): Record<string, string> {
  const fields: Record<string, string> = {}
  if (title.trim().normalize().length > REVIEW_TITLE_LENGTH)
    fields['title'] = t.tooLong(REVIEW_TITLE_LENGTH)
  if (!comment.trim()) fields['comment'] = t.noComment
  else if (comment.trim().normalize().length > REVIEW_COMMENT_LENGTH)
    fields['comment'] = t.tooLong(REVIEW_COMMENT_LENGTH)
  if (visitDate > dateInKolkata(new Date())) fields['visitDate'] = t.futureVisit
  return fields
}
