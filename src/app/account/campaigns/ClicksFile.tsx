import { useState } from 'react'
import { downloadTextFile } from '#app/data/download-text-file.ts'
import { adPapers as t } from '#i18n/en/app/ad-papers.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { Toast } from '#ui/Toast.tsx'

/** Every click of a month as a file, those that cost nothing too. */
export function ClicksFile({ month }: { month: string }) {
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const save = async () => {
    setBusy(true)
    try {
      const { data } = await call('GET /ads/statements/clicks.csv', { query: { month } })
      downloadTextFile(data.name, data.text)
    } catch {
      setNotice(t.saveFailed)
    }
    setBusy(false)
  }
  return (
    <>
      <Button icon="down" busy={isBusy && t.saving} onClick={() => void save()}>
        {t.clicksFile}
      </Button>
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </>
  )
}
