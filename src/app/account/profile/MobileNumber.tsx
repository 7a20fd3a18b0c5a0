import { useState } from 'react'
import type { CallError } from '#client/call.ts'
import type { Profile } from '#contract/profile.ts'
import { useWrite } from '#app/data/use-write.ts'
import { mobileNumber as t } from '#i18n/en/app/mobile-number.ts'
import { formatPhone } from '#shared/rules/phone.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmAccountAction } from './ConfirmAccountAction.tsx'
import { MobileNumberDialog } from './MobileNumberDialog.tsx'
import { Panel } from './Panel.tsx'
import { useIdentityProof } from './use-identity-proof.tsx'

type Props = { profile: Profile; onNotice: (text: string) => void }

/** The number that logs in to the account: added, changed, removed. */
export function MobileNumber({ profile: { mobile, email }, onNotice }: Props) {
  const [open, setOpen] = useState<'set' | 'remove' | null>(null)
  const { ensure, dialog } = useIdentityProof()
  const remove = useWrite('DELETE /users/profile/mobile', { invalidates: ['GET /users/profile'] })
  const begin = async (what: 'set' | 'remove') => {
    if (await ensure()) setOpen(what)
  }
  const removeIt = async () => {
    try {
      await remove.mutateAsync({})
      onNotice(t.removed)
    } catch (error) {
      onNotice((error as CallError).serverMessage ?? t.failed)
    }
    setOpen(null)
  }
  return (
    <Panel title={t.title}>
      <p>{mobile ? t.has(formatPhone(mobile)) : t.none}</p>
      <div className="row">
        <Button onClick={() => void begin('set')}>{mobile ? t.change : t.add}</Button>
        {mobile && email && <Button onClick={() => void begin('remove')}>{t.remove}</Button>}
      </div>
      {open === 'set' && (
        <MobileNumberDialog
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            onNotice(t.saved)
          }}
        />
      )}
      <ConfirmAccountAction
        open={open === 'remove'}
        title={t.sure}
        text={t.sureText}
        yes={t.remove}
        isBusy={remove.isPending}
        onYes={() => void removeIt()}
        onClose={() => setOpen(null)}
      />
      {dialog}
    </Panel>
  )
}
