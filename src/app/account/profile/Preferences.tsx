import { preferences as t } from '#i18n/en/app/preferences.ts'
import { Deletion } from './Deletion.tsx'
import { Download } from './Download.tsx'
import { Notifications } from './Notifications.tsx'

type Props = { onSaid: (text: string) => void }

/** What the account is told, its language, its data and its end. */
export const Preferences = ({ onSaid }: Props) => (
  <div className="stack">
    <Notifications onSaid={onSaid} />
    <section className="panel-box" aria-labelledby="language-title">
      <header>
        <h2 id="language-title">{t.language.title}</h2>
      </header>
      <p className="panel-body">{t.language.text}</p>
    </section>
    <Download onSaid={onSaid} />
    <Deletion />
  </div>
)
