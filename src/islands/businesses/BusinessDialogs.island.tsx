import { useCallback, useState } from 'react'
import { dialogMessages as t } from '#i18n/business-dialogs.ts'
import { useDialogs } from '#islands/directives/use-dialogs.ts'
import { EnquiryDialog } from '#islands/enquiries/EnquiryDialog.tsx'
import { MessageDialog } from '#islands/messages/MessageDialog.tsx'
import { NoOwnerDialog } from '#islands/messages/NoOwnerDialog.tsx'
import { LazyReportDialog } from '#islands/reports/LazyReportDialog.tsx'
import { ReviewDialog } from '#islands/reviews/ReviewDialog.tsx'
import type { ContactForms } from '#shared/rules/contact-forms.ts'
import { Toast } from '#ui/Toast.tsx'

type Props = {
  business: {
    id: number
    name: string
    ownerId: number | null
    phone: string | null
    email: string | null
    /** The address to ask at, when neither number nor email is known. */
    address: string | null
  }
  writing: ContactForms
}

const TOAST_MS = 8000

/** The dialogs of a business's page: review, message to the owner, inquiry, report. */
export default function BusinessDialogs({ business, writing }: Props) {
  const [hasOwn, setOwn] = useState(false)
  const look = useCallback(() => setOwn(document.querySelector('[data-own-review]') !== null), [])
  const { root, dialog, show, sent, toast, forgetToast } = useDialogs(look)
  const { ownerId } = business

  return (
    <div ref={root}>
      <ReviewDialog
        businessId={business.id}
        {...dialog('review')}
        onSent={(text, review) => {
          sent(text)
          if (review) document.dispatchEvent(new CustomEvent('review:written', { detail: review }))
        }}
        hasOwn={hasOwn}
        t={t.reviewForm}
      />
      {ownerId === null ? (
        <NoOwnerDialog
          business={business}
          writing={writing}
          {...dialog('message')}
          onInquire={() => show('inquiry')}
          t={t.messageForm}
        />
      ) : (
        <MessageDialog
          business={{ ...business, ownerId }}
          {...dialog('message')}
          onSent={sent}
          t={t.messageForm}
        />
      )}
      {writing.inquiry && (
        <EnquiryDialog business={business} {...dialog('inquiry')} onSent={sent} t={t.enquiryForm} />
      )}
      {writing.report && (
        <LazyReportDialog
          noun="business"
          recordId={business.id}
          {...dialog('report')}
          onSent={sent}
        />
      )}
      <Toast onGone={forgetToast} lasts={TOAST_MS}>
        {toast}
      </Toast>
    </div>
  )
}
