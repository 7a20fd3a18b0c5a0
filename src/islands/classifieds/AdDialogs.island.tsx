import { getAdDialogMessages } from '#i18n/ad-dialogs.ts'
import { useDialogs } from '#islands/directives/use-dialogs.ts'
import { LazyReportDialog } from '#islands/reports/LazyReportDialog.tsx'
import type { AdStatus } from '#shared/rules/classifieds.ts'
import { Toast } from '#ui/Toast.tsx'
import { InquiryDialog } from './InquiryDialog.tsx'

type Props = {
  ad: { id: number; title: string; status: AdStatus }
  /** Whether somebody reads a report. */
  takesReports: boolean
  locale?: string | undefined
}

const TOAST_MS = 8000

/** The dialogs of an ad's page: inquiry to the seller, report. */
export default function AdDialogs({ ad, takesReports, locale }: Props) {
  const t = getAdDialogMessages(locale)
  const { root, dialog, sent, toast, forgetToast } = useDialogs()
  return (
    <div ref={root}>
      {ad.status === 'active' && (
        <InquiryDialog ad={ad} {...dialog('inquiry')} onSent={sent} t={t.inquiry} />
      )}
      {takesReports && (
        <LazyReportDialog
          noun="classified"
          recordId={ad.id}
          {...dialog('report')}
          onSent={sent}
          locale={locale}
        />
      )}
      <Toast onGone={forgetToast} lasts={TOAST_MS}>
        {toast}
      </Toast>
    </div>
  )
}
