import { preferences as t } from '#i18n/en/app/preferences.ts'
import { Deletion } from './Deletion.tsx'
import { Download } from './Download.tsx'
import { Notifications } from './Notifications.tsx'
import { Panel } from './Panel.tsx'

type Props = { onSaid: (text: string) => void }

/** What the account is told, its language, its data and its end. */
export const Preferences = ({ onSaid }: Props) => (
  <div className="stack">
    <Notifications onSaid={onSaid} />
    <Panel title={t.language.title}>
      <p>{t.language.text}</p>
    </Panel>
    <Download onSaid={onSaid} />
    <Deletion />
  </div>
)
