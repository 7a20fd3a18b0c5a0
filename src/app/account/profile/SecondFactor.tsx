import { useId, useState } from 'react'
import type { CallResponse, CallError } from '#client/call.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { security } from '#i18n/en/app/security.ts'
import { Button } from '#ui/Button.tsx'
import { AuthenticatorDialog } from './AuthenticatorDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { supportsPasskeys } from './passkey.ts'
import { PasskeyDialog } from './PasskeyDialog.tsx'
import { ConfirmAccountAction } from './ConfirmAccountAction.tsx'
import { useIdentityProof } from './use-identity-proof.tsx'

const t = security.second
const STATE = 'GET /users/profile/second-factor'

type State = CallResponse<typeof STATE>['data']
type Open =
  | { what: 'app' | 'passkey' }
  | { what: 'codes'; codes: readonly string[] }
  | { what: 'sure'; title: string; text: string; yes: string; act: () => Promise<string | null> }

/** Authenticator app, passkeys and recovery codes. */
export function SecondFactor({ onNotice }: { onNotice: (text: string) => void }) {
  const id = useId()
  const state = useRead(STATE, {})
  const [open, setOpen] = useState<Open | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { ensure, dialog } = useIdentityProof()
  const invalidates = [STATE] as const
  const removeApp = useWrite('DELETE /users/profile/second-factor/authenticator', { invalidates })
  const removeKey = useWrite('DELETE /users/profile/second-factor/passkeys/{id}', { invalidates })
  const makeCodes = useWrite('POST /users/profile/second-factor/recovery-codes', { invalidates })

  const begin = async (next: Open) => {
    if (await ensure()) setOpen(next)
  }
  const added = (notice: string, codes: readonly string[] | null) => {
    onNotice(notice)
    setOpen(codes && { what: 'codes', codes })
  }
  const act = async (work: () => Promise<string | null>) => {
    setBusy(true)
    try {
      const notice = await work()
      if (notice) {
        onNotice(notice)
        setOpen(null)
      }
    } catch (error) {
      onNotice((error as CallError).serverMessage ?? t.failed)
      setOpen(null)
    }
    setBusy(false)
  }
  const sure = (title: string, text: string, yes: string, work: () => Promise<string | null>) =>
    void begin({ what: 'sure', title, text, yes, act: work })
  const dropApp = () =>
    sure(t.sureApp, t.sureAppText, t.removeApp, async () => {
      await removeApp.mutateAsync({})
      return t.appOff
    })
  const dropKey = ({ id: key, name }: State['passkeys'][number]) =>
    sure(t.surePasskey(name), t.surePasskeyText, t.remove, async () => {
      await removeKey.mutateAsync({ params: { id: key } })
      return t.passkeyRemoved
    })
  const newCodes = () =>
    sure(t.sureCodes, t.sureCodesText, t.newCodes, async () => {
      const { data } = await makeCodes.mutateAsync({})
      setOpen({ what: 'codes', codes: data.recoveryCodes })
      return null
    })

  return (
    <section className="panel-box" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t.title}</h2>
      </header>
      <p className="panel-body mute">{t.lead}</p>
      <QueryState query={state}>
        {({ data: { authenticator, passkeys, recoveryCodesLeft } }) => (
          <ul className="lines">
            <li>
              <div>
                <b>{t.app}</b>{' '}
                <span className={`pill ${authenticator ? 'pill-live' : 'pill-draft'}`}>
                  {authenticator ? t.on : t.off}
                </span>
                <small>{t.appText}</small>
              </div>
              {authenticator ? (
                <Button onClick={dropApp}>{t.removeApp}</Button>
              ) : (
                <Button onClick={() => void begin({ what: 'app' })}>{t.addApp}</Button>
              )}
            </li>
            <li>
              <div>
                <b>{t.passkeys}</b>{' '}
                <span className={`pill ${passkeys.length > 0 ? 'pill-live' : 'pill-draft'}`}>
                  {passkeys.length > 0 ? t.on : t.off}
                </span>
                <small>{supportsPasskeys() ? t.passkeysText : t.noPasskeys}</small>
              </div>
              {supportsPasskeys() && (
                <Button onClick={() => void begin({ what: 'passkey' })}>{t.addPasskey}</Button>
              )}
            </li>
            {passkeys.map((key) => (
              <li key={key.id} className="lines-inner">
                <div>
                  {key.name}
                  <small>
                    {t.added(formatDay(key.createdAt))} ·{' '}
                    {key.lastUsedAt ? t.lastUsed(formatDay(key.lastUsedAt)) : t.neverUsed}
                  </small>
                </div>
                <Button aria-label={t.removeNamed(key.name)} onClick={() => dropKey(key)}>
                  {t.remove}
                </Button>
              </li>
            ))}
            {(authenticator || passkeys.length > 0) && (
              <li>
                <div>
                  <b>{t.codes}</b>
                  <small>{t.codesLeft(recoveryCodesLeft)}</small>
                </div>
                <Button onClick={newCodes}>{t.newCodes}</Button>
              </li>
            )}
          </ul>
        )}
      </QueryState>
      {open?.what === 'app' && (
        <AuthenticatorDialog
          onClose={() => setOpen(null)}
          onOn={(codes) => added(t.appOn, codes)}
        />
      )}
      {open?.what === 'passkey' && (
        <PasskeyDialog
          onClose={() => setOpen(null)}
          onAdded={(codes) => added(t.passkeyAdded, codes)}
        />
      )}
      {open?.what === 'codes' && (
        <RecoveryCodesDialog codes={open.codes} onClose={() => setOpen(null)} />
      )}
      {open?.what === 'sure' && (
        <ConfirmAccountAction
          open
          title={open.title}
          text={open.text}
          yes={open.yes}
          isBusy={isBusy}
          onYes={() => void act(open.act)}
          onClose={() => setOpen(null)}
        />
      )}
      {dialog}
    </section>
  )
}
