import { useEffect, useState } from 'react'
import type { ReportDialog, ReportProps } from './ReportDialog.tsx'

/**
 * The dialog to report something. Few people open it, so its code and its texts are downloaded
 * then; if that fails, the next press tries again.
 */
export function LazyReportDialog(props: ReportProps) {
  const { open, onClose } = props
  const [Loaded, setLoaded] = useState<typeof ReportDialog | null>(null)
  useEffect(() => {
    if (open && !Loaded)
      void import('./ReportDialog.tsx').then(
        ({ ReportDialog }) => setLoaded(() => ReportDialog),
        onClose,
      )
  }, [open, onClose, Loaded])
  return Loaded && <Loaded {...props} />
}
