import { useState } from 'react'
import { downloadTextFile } from '#app/data/download-text-file.ts'
import { campaignStats as t } from '#i18n/en/app/campaign-stats.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { Toast } from '#ui/Toast.tsx'

type Props = { id: number; query: { from: string; until: string } }

/** The same figures as a file for a spreadsheet. */
export function StatsCsvButton({ id, query: { from, until } }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const save = async () => {
    setBusy(true)
    try {
      const { data } = await call('GET /ads/campaigns/{id}/stats.csv', {
        params: { id },
        query: { from, until },
      })
      downloadTextFile(data.name, data.text)
    } catch {
      setNotice(t.saveFailed)
    }
    setBusy(false)
  }
  return (
    <>
      <Button icon="down" busy={isBusy && t.saving} onClick={() => void save()}>
        {t.save}
      </Button>
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </>
  )
}
