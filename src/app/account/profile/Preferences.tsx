import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadData } from './DownloadData.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Notifications } from './Notifications.tsx'

type Props = { onNotice: (text: string) => void }

/** Notifications, language, data download and account deletion. */
export const Preferences = ({ onNotice }: Props) => (
  <div className="stack">
    <Notifications onNotice={onNotice} />
    <LanguageChoice onNotice={onNotice} />
    <DownloadData onNotice={onNotice} />
    <DeleteAccount />
  </div>
)
