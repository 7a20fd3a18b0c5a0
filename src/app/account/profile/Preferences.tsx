import { READS_HINDI } from '#shared/text/local-language.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadData } from './DownloadData.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Notifications } from './Notifications.tsx'

type Props = { onNotice: (text: string) => void }

/** Notifications, language, data download and account deletion. */
export const Preferences = ({ onNotice }: Props) => (
  <div className="stack">
    <Notifications onNotice={onNotice} />
    {READS_HINDI && <LanguageChoice onNotice={onNotice} />}
    <DownloadData onNotice={onNotice} />
    <DeleteAccount />
  </div>
)
