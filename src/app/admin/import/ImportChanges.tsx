import { useState } from 'react'
import { downloadTextFile } from '#app/data/download-text-file.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import type { ImportDetail } from '#contract/imports.ts'
import { adminImport as t } from '#i18n/en/app/admin-import.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { getFieldLabel } from './field-labels.ts'

type Props = { one: ImportDetail; updated: number; onFailed: (notice: string) => void }

/** What is different in listings that are there: each value before and after. */
export function ImportChanges({ one, updated, onFailed }: Props) {
  const { id, changes } = one
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { data } = await call('GET /admin/imports/{id}/changes', { params: { id } })
      downloadTextFile(data.name, data.text)
    } catch {
      onFailed(t.downloadFailed)
    }
    setBusy(false)
  }
  return (
    <section className="panel-box import-refused" aria-labelledby="changes">
      <header>
        <h2 id="changes">{t.changes}</h2>
        <Button look="bare" icon="down" busy={isBusy && t.working} onClick={() => void download()}>
          {t.downloadChanges}
        </Button>
      </header>
      <ul className="import-list">
        {changes.map(({ line, id: listing, name, changes: of }) => (
          <li key={line}>
            <b className="num">{t.line(line)}</b>
            <div>
              <a className="name" href={`${ADMIN_PATHS.adminBusinesses}?search=BIZ-${listing}`}>
                {name}
              </a>
              {of.map(({ field, before, after }) => (
                <p key={field} className="import-change">
                  {getFieldLabel(field)}: <del aria-label={t.before}>{before || t.noValue}</del>
                  {' → '}
                  <ins aria-label={t.after}>{after || t.noValue}</ins>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {updated > changes.length && (
        <p className="panel-foot">{t.firstListings(changes.length, updated)}</p>
      )}
    </section>
  )
}
