import styles from '#styles/app/screens/records.css?url'
import type { ReactNode } from 'react'
import { Screen } from '#app/shell/Screen.tsx'
import { Button } from '#ui/Button.tsx'
import { Toast } from '#ui/Toast.tsx'

type Props = {
  texts: { title: string; hindi: string }
  actions: {
    table: { texts: { add: string } }
    setDialog: (dialog: { what: 'edit' }) => void
    notice: string | null
    setNotice: (text: string | null) => void
  }
  /** Buttons before the one that adds. */
  tools?: ReactNode
  /** How long a notice stays, in milliseconds. */
  lasts?: number
  children: ReactNode
}

/** The screen of a table of records: title, add button, last notice. */
export const RecordScreen = ({ texts, actions, tools, lasts = 4000, children }: Props) => (
  <Screen
    title={texts.title}
    hindi={texts.hindi}
    actions={
      <>
        {tools}
        <Button look="primary" icon="plus" onClick={() => actions.setDialog({ what: 'edit' })}>
          {actions.table.texts.add}
        </Button>
      </>
    }
  >
    <link rel="stylesheet" href={styles} precedence="screen" />
    {children}
    <Toast lasts={lasts} onGone={() => actions.setNotice(null)}>
      {actions.notice}
    </Toast>
  </Screen>
)
