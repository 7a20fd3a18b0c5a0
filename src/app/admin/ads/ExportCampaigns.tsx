import { useState } from 'react'
import type { CallError } from '#client/call.ts'
import { withIdentityProof } from '#app/data/identity-proof.ts'
import { adminAds as t } from '#i18n/en/app/admin-ads.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'

/** Sends all campaigns as a file that a spreadsheet opens. */
export function ExportCampaigns({ setNotice }: { setNotice: (text: string) => void }) {
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const { data } = await withIdentityProof(() =>
        call('POST /admin/exports', { body: { of: 'campaigns' } }),
      )
      location.assign(data.url)
    } catch (error) {
      setNotice((error as CallError).serverMessage ?? t.exportFailed)
    }
    setBusy(false)
  }
  return (
    <>
      <Button icon="down" busy={isBusy && t.exporting} onClick={() => void take()}>
        {t.export}
      </Button>
    </>
  )
}
