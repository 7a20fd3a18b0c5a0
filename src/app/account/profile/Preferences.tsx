import { Deletion } from './Deletion.tsx'
import { Download } from './Download.tsx'
import { Language } from './Language.tsx'
import { Notifications } from './Notifications.tsx'

type Props = { onNotice: (text: string) => void }

/** What the account is told, its language, its data and its end. */
export const Preferences = ({ onNotice }: Props) => (
  <div className="stack">
    <Notifications onNotice={onNotice} />
    <Language onNotice={onNotice} />
    <Download onNotice={onNotice} />
    <Deletion />
  </div>
)
