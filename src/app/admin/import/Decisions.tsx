import { useState } from 'react'
import { downloadTextFile } from '#app/data/download-text-file.ts'
import type { ImportDetail } from '#contract/imports.ts'
import { adminImport } from '#i18n/en/app/admin-import.ts'
import { importDecisions as t } from '#i18n/en/app/import-decisions.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { CauseGroup, type DecideCause } from './CauseGroup.tsx'
import { groupCauses } from './group-causes.ts'

type Props = { one: ImportDetail; onDecide: DecideCause; onFailed: (notice: string) => void }

/** The rows that are refused, by cause, with one decision for each. */
export function Decisions({ one, onDecide, onFailed }: Props) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { data } = await call('GET /admin/imports/{id}/problems', { params: { id: one.id } })
      downloadTextFile(data.name, data.text)
    } catch {
      onFailed(adminImport.downloadFailed)
    }
    setBusy(false)
  }
  return (
    <section className="panel-box" aria-labelledby="decide">
      <header>
        <h2 id="decide">{one.toDecide > 0 ? t.need(one.toDecide) : t.allDecided}</h2>
        <Button
          look="bare"
          icon="down"
          busy={isBusy && adminImport.working}
          onClick={() => void download()}
        >
          {t.download}
        </Button>
      </header>
      {groupCauses(one.causes).map(({ common, causes }) =>
        common ? (
          <div key={common.key}>
            <CauseGroup
              cause={common}
              title={t.together(common.kind, causes.length)}
              onDecide={onDecide}
            />
            <details className="cause-each">
              <summary>{t.oneByOne(causes.length)}</summary>
              {causes.map((cause) => (
                <CauseGroup key={cause.key} cause={cause} onDecide={onDecide} />
              ))}
            </details>
          </div>
        ) : (
          causes.map((cause) => <CauseGroup key={cause.key} cause={cause} onDecide={onDecide} />)
        ),
      )}
    </section>
  )
}
