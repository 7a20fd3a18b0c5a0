import { Deletion } from './Deletion.tsx'
import { Download } from './Download.tsx'
import { Language } from './Language.tsx'
import { Notifications } from './Notifications.tsx'

type Props = { onSaid: (text: string) => void }

/** What the account is told, its language, its data and its end. */
export const Preferences = ({ onSaid }: Props) => (
  <div className="stack">
    <Notifications onSaid={onSaid} />
    <Language onSaid={onSaid} />
    <Download onSaid={onSaid} />
    <Deletion />
  </div>
)
