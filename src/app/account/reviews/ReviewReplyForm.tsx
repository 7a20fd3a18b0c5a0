import { useEffect } from 'react'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import { getControlProps, LabelledControl } from '#app/form/LabelledControl.tsx'
import { LeaveDialog } from '#app/form/LeaveDialog.tsx'
import { useEndpointForm } from '#app/form/use-endpoint-form.ts'
import { reviews as t } from '#i18n/en/app/reviews.ts'
import { MAX_REVIEW_REPLY_LENGTH } from '#shared/rules/review-replies.ts'
import { Button } from '#ui/Button.tsx'
import { INVALIDATES } from './invalidates.ts'

type Props = {
  reviewId: number
  /** The answer as it is, to be changed. */
  text: string
  onDone: () => void
  onCancel: () => void
}

/** The owner's reply to a review; the text is stored on the device until it is sent. */
export function ReviewReplyForm({ reviewId, text, onDone, onCancel }: Props) {
  const { form, submit, guard, isBusy, forget } = useEndpointForm('PUT /reviews/{id}/answer', {
    draft: `answer:${reviewId}`,
    defaults: { text },
    toInput: (values) => ({ params: { id: reviewId }, body: values }),
    invalidates: INVALIDATES,
    onDone,
    failed: t.failed,
  })
  const { register, setFocus, formState, watch } = form
  useEffect(() => setFocus('text'), [setFocus])
  const id = `answer-${reviewId}`
  const error = formState.errors.text?.message
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <LabelledControl id={id} label={t.label} hint={t.hint} error={error} required>
        <textarea
          {...getControlProps(id, { hint: t.hint, error, required: true })}
          rows={4}
          maxLength={MAX_REVIEW_REPLY_LENGTH}
          {...register('text', { validate: (typed) => typed.trim() !== '' || t.missing })}
        />
        <span className="field-count num">
          {watch('text').normalize().length}/{MAX_REVIEW_REPLY_LENGTH}
        </span>
      </LabelledControl>
      <ErrorSummary problems={[]} text={formState.errors.root?.['server']?.message} />
      <div className="row">
        <Button type="submit" look="primary" icon="send" busy={isBusy && t.sending}>
          {t.send}
        </Button>
        <Button
          look="bare"
          disabled={isBusy}
          onClick={() => {
            forget()
            onCancel()
          }}
        >
          {t.cancel}
        </Button>
      </div>
      <LeaveDialog guard={guard} />
    </form>
  )
}
