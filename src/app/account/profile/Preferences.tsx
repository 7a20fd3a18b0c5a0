import { Deletion } from './Deletion.tsx'
import { Download } from './Download.tsx'
import { Language } from './Language.tsx'
import { Notifications } from './Notifications.tsx'

type Props = { onNotice: (text: string) => void }

/** Notifications, language, data download and account deletion. */
export const Preferences = ({ onNotice }: Props) => (
  <div className="stack">
    <Notifications onNotice={onNotice} />
    <Language onNotice={onNotice} />
    <Download onNotice={onNotice} />
    <Deletion />
  </div>
)
