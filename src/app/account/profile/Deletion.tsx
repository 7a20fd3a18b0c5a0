import { useState } from 'react'
import { useRead } from '#app/data/use-read.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { preferences } from '#i18n/en/app/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'
import { Panel } from './Panel.tsx'
import { useProof } from './use-proof.tsx'

const t = preferences.deletion

/** The way to the end of the account. */
export function Deletion() {
  const [isOpen, open] = useState(false)
  const { ensure, dialog } = useProof()
  const state = useRead('GET /users/profile/deletion', {})
  return (
    <Panel title={t.title}>
      <p>{t.text}</p>
      <QueryState query={state}>
        {({ data }) =>
          data.refusal ? (
            <p className="notice">{data.refusal}</p>
          ) : (
            <div className="row">
              <Button
                className="button-no"
                onClick={() => void ensure().then((isShown) => isShown && open(true))}
              >
                {t.button}
              </Button>
              {isOpen && <DeletionDialog held={data} onClose={() => open(false)} />}
            </div>
          )
        }
      </QueryState>
      {dialog}
    </Panel>
  )
}
