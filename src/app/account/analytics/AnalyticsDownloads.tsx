import { useState } from 'react'
import { downloadTextFile } from '#app/data/download-text-file.ts'
import { analytics as t } from '#i18n/en/app/analytics.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { Toast } from '#ui/Toast.tsx'
import { toAnalyticsQuery, type AnalyticsFilters } from './analytics-filters.ts'

const FILES = { days: t.days, searches: t.searchesFile } as const

/** The figures as files for a spreadsheet. */
export function AnalyticsDownloads({ chosen }: { chosen: AnalyticsFilters }) {
  const [busy, setBusy] = useState<keyof typeof FILES | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const save = async (of: keyof typeof FILES) => {
    setBusy(of)
    try {
      const { data } = await call('GET /analytics/file', {
        query: { ...toAnalyticsQuery(chosen), of },
      })
      downloadTextFile(data.name, data.text)
    } catch {
      setNotice(t.saveFailed)
    }
    setBusy(null)
  }
  return (
    <>
      {(Object.keys(FILES) as (keyof typeof FILES)[]).map((of) => (
        <Button key={of} icon="down" busy={busy === of && t.saving} onClick={() => void save(of)}>
          {FILES[of]}
        </Button>
      ))}
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </>
  )
}
