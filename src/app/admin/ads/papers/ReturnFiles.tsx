import { useState } from 'react'
import { downloadTextFile } from '#app/data/download-text-file.ts'
import { adminPapers as t, adPapers } from '#i18n/en/app/ad-papers.ts'
import { RETURN_PARTS, type ReturnPart } from '#shared/rules/gst-return.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'

/** The parts of the month's return of the tax office, each a file. */
export function ReturnFiles({ month }: { month: string }) {
  const [busy, setBusy] = useState<ReturnPart | null>(null)
  const [failed, setFailed] = useState(false)
  const save = async (part: ReturnPart) => {
    setBusy(part)
    setFailed(false)
    try {
      const { data } = await call('GET /ads/papers/return.csv', { query: { month, part } })
      downloadTextFile(data.name, data.text)
    } catch {
      setFailed(true)
    }
    setBusy(null)
  }
  return (
    <section className="stack">
      <h2>{t.files}</h2>
      <div className="row">
        {RETURN_PARTS.map((part) => (
          <Button
            key={part}
            icon="down"
            busy={busy === part && adPapers.saving}
            onClick={() => void save(part)}
          >
            {t.parts[part]}
          </Button>
        ))}
      </div>
      <div role="alert">
        {failed && <p className="notice notice-error">{adPapers.saveFailed}</p>}
      </div>
    </section>
  )
}
