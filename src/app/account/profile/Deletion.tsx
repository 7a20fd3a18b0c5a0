import { useId, useState } from 'react'
import { useRead } from '#app/data/use-read.ts'
import { Answer } from '#app/data/Answer.tsx'
import { preferences } from '#i18n/en/app/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'
import { useProof } from './use-proof.tsx'

const t = preferences.deletion

/** The way to the end of the account. */
export function Deletion() {
  const id = useId()
  const [isOpen, open] = useState(false)
  const { ensure, dialog } = useProof()
  const state = useRead('GET /users/profile/deletion', {})
  return (
    <section className="panel-box" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t.title}</h2>
      </header>
      <div className="panel-body form">
        <p>{t.text}</p>
        <Answer of={state}>
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
        </Answer>
      </div>
      {dialog}
    </section>
  )
}
