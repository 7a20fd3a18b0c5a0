import { useCallback, useState } from 'react'
import { dialogMessages } from '#i18n/business-dialogs.ts'
import { useOpened } from '#islands/directives/use-opened.ts'
import { EnquiryDialog } from '#islands/enquiries/EnquiryDialog.tsx'
import { MessageDialog } from '#islands/messages/MessageDialog.tsx'
import { NoOwnerDialog } from '#islands/messages/NoOwnerDialog.tsx'
import { ReviewDialog } from '#islands/reviews/ReviewDialog.tsx'
import { Toast } from '#ui/Toast.tsx'

type Props = {
  business: { id: number; name: string; ownerId: number | null; phone: string | null; email: string | null }
  locale?: string | undefined
}

const TOAST_MS = 8000

/** The dialogs of a business's page: review, message to the owner, inquiry, report. */
export default function BusinessDialogs({ business, locale }: Props) {
  const t = dialogMessages(locale)
  const [shown, setShown] = useState('')
  const [hasOwn, setOwn] = useState(false)
  const [toast, setToast] = useState<string | null>(null)
  const open = useCallback((what: string) => {
    setOwn(document.querySelector('[data-own-review]') !== null)
    setShown(what)
  }, [])
  const root = useOpened(open)
  // Only the one that closes: it says so a moment later, when another may be open already.
  const closer = (what: string) => () => setShown((now) => (now === what ? '' : now))
  const sent = (text: string) => {
    setShown('')
    setToast(text)
  }
  const forgetToast = useCallback(() => setToast(null), [])
  const { ownerId } = business

  return (
    <div ref={root}>
      <ReviewDialog
        businessId={business.id}
        open={shown === 'review'}
        onClose={closer('review')}
        onSent={(text, review) => {
          sent(text)
          document.dispatchEvent(new CustomEvent('review:written', { detail: review }))
        }}
        hasOwn={hasOwn}
        t={t.reviewForm}
      />
      {ownerId === null ? (
        <NoOwnerDialog
          business={business}
          open={shown === 'message'}
          onClose={closer('message')}
          onInquire={() => setShown('inquiry')}
          t={t.messageForm}
        />
      ) : (
        <MessageDialog
          business={{ ...business, ownerId }}
          open={shown === 'message'}
          onClose={closer('message')}
          onSent={sent}
          t={t.messageForm}
        />
      )}
      {(['inquiry', 'report'] as const).map((kind) => (
        <EnquiryDialog
          key={kind}
          business={business}
          kind={kind}
          open={shown === kind}
          onClose={closer(kind)}
          onSent={sent}
          t={t.enquiryForm}
        />
      ))}
      <Toast onGone={forgetToast} lasts={TOAST_MS}>
        {toast}
      </Toast>
    </div>
  )
}
