import { useState } from 'react'
import { useRead } from '#app/data/use-read.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { preferences } from '#i18n/en/app/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { Panel } from './Panel.tsx'
import { useIdentityProof } from './use-identity-proof.tsx'

const t = preferences.deletion

/** The way to the end of the account. */
export function DeleteAccount() {
  const [isOpen, open] = useState(false)
  const { ensure, dialog } = useIdentityProof()
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
              {isOpen && <DeleteAccountDialog held={data} onClose={() => open(false)} />}
            </div>
          )
        }
      </QueryState>
      {dialog}
    </Panel>
  )
}
