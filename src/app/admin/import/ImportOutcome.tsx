import { useState, type ReactNode } from 'react'
import { downloadTextFile } from '#app/data/download-text-file.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { businessPath } from '#config/routes.ts'
import type { ImportDetail } from '#contract/imports.ts'
import { adminImport as t } from '#i18n/en/app/admin-import.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { getFieldLabel } from './field-labels.ts'
import { ImportChanges } from './ImportChanges.tsx'
import { LeftOutColumns } from './LeftOutColumns.tsx'

const COUNTS = ['rows', 'created', 'updated', 'unchanged', 'kept', 'rejected'] as const

type Props = {
  one: ImportDetail
  counts: NonNullable<ImportDetail['counts']>
  onFailed: (notice: string) => void
  children: ReactNode
}

/**
 * What an import did, which columns it left out, what it changed, which rows are refused and why,
 * and what undoing left.
 */
export function ImportOutcome({ one, counts, onFailed, children }: Props) {
  const { id, problems, kept, keptCount } = one
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { data } = await call('GET /admin/imports/{id}/problems', { params: { id } })
      downloadTextFile(data.name, data.text)
    } catch {
      onFailed(t.downloadFailed)
    }
    setBusy(false)
  }
  return (
    <section className="stack" aria-labelledby="outcome">
      <h3 id="outcome">{t.was}</h3>
      <FigureRow
        figures={COUNTS.filter((name) => name === 'rows' || counts[name] > 0).map((name) => ({
          name: t.counts[name],
          figure: counts[name].toLocaleString('en-IN'),
          note: '',
        }))}
      />
      <div className="row">{children}</div>
      {keptCount > 0 && (
        <div className="notice">
          <div>
            <p>{t.keptSince(keptCount)}:</p>
            <ul className="import-kept">
              {kept.map(({ id: keptId, name, slug }) => (
                <li key={keptId}>
                  <a href={businessPath(slug)}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <LeftOutColumns one={one} />
      {one.changes.length > 0 && (
        <ImportChanges one={one} updated={counts.updated} onFailed={onFailed} />
      )}
      {counts.rejected > 0 && (
        <section className="panel-box import-refused" aria-labelledby="refused">
          <header>
            <h2 id="refused">{t.refused}</h2>
            <Button
              look="bare"
              icon="down"
              busy={isBusy && t.working}
              onClick={() => void download()}
            >
              {t.download}
            </Button>
          </header>
          <ul className="import-list">
            {problems.map(({ line, problems: reasons }) => (
              <li key={line}>
                <b className="num">{t.line(line)}</b>
                <div>
                  {reasons.map(({ field, reason }) => (
                    <p key={field + reason}>
                      {getFieldLabel(field)}: {reason}
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ul>
          <p className="panel-foot">
            {counts.rejected > problems.length &&
              `${t.firstOf(problems.length, counts.rejected)}. `}
            {t.refusedHint}
          </p>
        </section>
      )}
    </section>
  )
}
