import { useState } from 'react'
import { downloadTextFile } from '#app/data/download-text-file.ts'
import { withIdentityProof } from '#app/data/identity-proof.ts'
import type { CallError } from '#client/call.ts'
import { adminAudit as t } from '#i18n/en/app/admin-audit.ts'
import { inPageLanguage } from '#i18n/en/page-language.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { readAuditFilters } from './audit-filters.ts'

/** Saves what is found as a file that a spreadsheet opens. */
export function ExportAudit({
  address,
  setNotice,
}: {
  address: URLSearchParams
  setNotice: (text: string) => void
}) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { data } = await withIdentityProof(() =>
        call('GET /audit/admin/file', {
          query: { ...readAuditFilters(address), ...inPageLanguage },
        }),
      )
      downloadTextFile(data.name, data.text)
      setNotice(data.whole ? t.exported(data.name) : `${t.exported(data.name)} ${t.cut}`)
    } catch (error) {
      setNotice((error as CallError).serverMessage ?? t.failed.export)
    }
    setBusy(false)
  }
  return (
    <Button look="line" busy={isBusy && t.exporting} onClick={() => void save()}>
      {t.export}
    </Button>
  )
}
