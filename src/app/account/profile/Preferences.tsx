import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadData } from './DownloadData.tsx'
import { MailLanguageChoice } from './MailLanguageChoice.tsx'
import { Notifications } from './Notifications.tsx'

type Props = { onNotice: (text: string) => void }

/** Notifications, language, data download and account deletion. */
export const Preferences = ({ onNotice }: Props) => (
  <div className="stack">
    <Notifications onNotice={onNotice} />
    <MailLanguageChoice onNotice={onNotice} />
    <DownloadData onNotice={onNotice} />
    <DeleteAccount />
  </div>
)
