import { classifiedDialogMessages as t } from '#i18n/classified-dialogs.ts'
import { useDialogs } from '#islands/directives/use-dialogs.ts'
import { LazyReportDialog } from '#islands/reports/LazyReportDialog.tsx'
import type { ClassifiedStatus } from '#shared/rules/classifieds.ts'
import { Toast } from '#ui/Toast.tsx'
import { InquiryDialog } from './InquiryDialog.tsx'

type Props = {
  classified: { id: number; title: string; status: ClassifiedStatus }
  /** Whether somebody reads a report. */
  takesReports: boolean
}

const TOAST_MS = 8000

/** The dialogs of an ad's page: inquiry to the seller, report. */
export default function ClassifiedDialogs({ classified, takesReports }: Props) {
  const { root, dialog, sent, toast, forgetToast } = useDialogs()
  return (
    <div ref={root}>
      {classified.status === 'active' && (
        <InquiryDialog classified={classified} {...dialog('inquiry')} onSent={sent} t={t.inquiry} />
      )}
      {takesReports && (
        <LazyReportDialog
          noun="classified"
          recordId={classified.id}
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
