import { useState } from 'react'
import type { CallError } from '#client/call.ts'
import { withIdentityProof } from '#app/data/identity-proof.ts'
import { OPEN_DATA_LICENCE } from '#config/open-data.ts'
import { adminImport as t } from '#i18n/en/app/admin-import.ts'
import { EXPORT_KINDS, type ExportKind } from '#shared/rules/exports.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { Toast } from '#ui/Toast.tsx'

/** Every table as a file, and the open data. */
export function Exports() {
  const [busy, setBusy] = useState<ExportKind | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const take = async (of: ExportKind) => {
    setBusy(of)
    try {
      const { data } = await withIdentityProof(() => call('POST /admin/exports', { body: { of } }))
      location.assign(data.url)
    } catch (error) {
      setNotice((error as CallError).serverMessage ?? t.exportFailed)
    }
    setBusy(null)
  }
  const button = (of: ExportKind) => (
    <Button key={of} icon="down" busy={busy === of && t.preparing} onClick={() => void take(of)}>
      {t.exportOf[of]}
    </Button>
  )
  return (
    <section className="panel-box" aria-labelledby="exports">
      <header>
        <h2 id="exports">{t.exports}</h2>
      </header>
      <div className="panel-body stack">
        <p>{t.exportsHint}</p>
        <div className="row">{EXPORT_KINDS.filter((of) => of !== 'open-data').map(button)}</div>
        <p>{t.openDataHint(OPEN_DATA_LICENCE.name)}</p>
        <div className="row">{button('open-data')}</div>
      </div>
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </section>
  )
}
