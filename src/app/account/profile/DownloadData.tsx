import { useState } from 'react'
import type { CallError } from '#client/call.ts'
import { preferences } from '#i18n/en/app/preferences.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { Panel } from './Panel.tsx'
import { useIdentityProof } from './use-identity-proof.tsx'

const t = preferences.download

/** All that is held of the account, as a ZIP that the browser itself downloads. */
export function DownloadData({ onNotice }: { onNotice: (text: string) => void }) {
  const [isBusy, setBusy] = useState(false)
  const { ensure, dialog } = useIdentityProof()
  const download = async () => {
    if (!(await ensure())) return
    setBusy(true)
    try {
      const { data } = await call('POST /users/profile/download')
      onNotice(t.started)
      location.assign(data.url)
    } catch (error) {
      onNotice((error as CallError).serverMessage ?? t.failed)
    }
    setBusy(false)
  }
  return (
    <Panel title={t.title}>
      <p>{t.text}</p>
      <div className="row">
        <Button busy={isBusy && t.preparing} onClick={() => void download()}>
          {t.button}
        </Button>
      </div>
      {dialog}
    </Panel>
  )
}
