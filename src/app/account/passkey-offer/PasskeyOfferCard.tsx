import { useState } from 'react'
import { createPasskey } from '#app/account/profile/passkey.ts'
import { useIdentityProof } from '#app/account/profile/use-identity-proof.tsx'
import { useWrite } from '#app/data/use-write.ts'
import type { CallError } from '#client/call.ts'
import { passkeyOffer as t } from '#i18n/en/app/passkey-offer.ts'
import { Button } from '#ui/Button.tsx'

/** "Log in faster next time", with two answers, both for good. */
export function PasskeyOfferCard() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { ensure, dialog } = useIdentityProof()
  const decline = useWrite('DELETE /users/profile/passkey-offer', {
    invalidates: ['GET /users/profile'],
  })
  const add = useWrite('POST /users/profile/second-factor/passkeys', {
    invalidates: ['GET /users/profile', 'GET /users/profile/second-factor'],
  })
  const make = async () => {
    setProblem('')
    if (!(await ensure())) return
    setBusy(true)
    try {
      await add.mutateAsync({ body: { ...(await createPasskey()), name: t.name } })
    } catch (error) {
      setProblem((error as Partial<CallError>).serverMessage ?? t.failed)
    }
    setBusy(false)
  }
  return (
    <section className="panel-box panel-body draft-card stack" aria-labelledby="passkey-offer">
      <div>
        <h2 id="passkey-offer">{t.title}</h2>
        <p className="mute">{t.text}</p>
      </div>
      <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
      <div className="row">
        <Button look="primary" busy={isBusy && t.making} onClick={() => void make()}>
          {t.make}
        </Button>
        <Button
          look="bare"
          disabled={isBusy || decline.isPending}
          onClick={() =>
            decline.mutate({}, { onError: (error) => setProblem(error.serverMessage ?? t.failed) })
          }
        >
          {t.decline}
        </Button>
      </div>
      {dialog}
    </section>
  )
}
