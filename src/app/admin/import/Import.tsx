import styles from '#styles/app/screens/admin-import.css?url'
import { useState } from 'react'
import { Link, useSearchParams } from '#app/router/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { CallError } from '#client/call.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { formatDateTime } from '#app/shell/format-time.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminImport as t } from '#i18n/en/app/admin-import.ts'
import { importDecisions as d } from '#i18n/en/app/import-decisions.ts'
import { isImportRunning, MAX_IMPORT_MB } from '#shared/rules/imports.ts'
import { call } from '#stores/api.ts'
import { FileDrop } from '#ui/FileDrop.tsx'
import { Meter } from '#ui/Meter.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { Exports } from './Exports.tsx'
import { ImportDetails } from './ImportDetails.tsx'
import { STATE_VARIANTS } from './state-variants.ts'

/** Files of listings: uploaded, checked, imported, and taken back. */
export function Import() {
  const [address] = useSearchParams()
  const id = Number(address.get('import'))
  const { title, hindi } = admin.screens.adminImport
  const one = Number.isInteger(id) && id > 0
  return (
    <Screen
      title={title}
      hindi={hindi}
      actions={
        one && (
          <Link className="button button-line" to={ADMIN_PATHS.adminImport}>
            {t.back}
          </Link>
        )
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      {one ? (
        <ImportDetails key={id} id={id} />
      ) : (
        <div className="stack stack-l">
          <ChooseFile />
          <Recent />
          <Exports />
        </div>
      )}
    </Screen>
  )
}

function ChooseFile() {
  const [, setAddress] = useSearchParams()
  const client = useQueryClient()
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (file: File | undefined) => {
    if (!file) return
    // A server may end the connection before all of a far larger file has come.
    if (file.size > MAX_IMPORT_MB * 1024 * 1024) return setProblem(t.tooLarge(MAX_IMPORT_MB))
    setProblem(null)
    setSent(0)
    try {
      const { data } = await call('POST /admin/imports', {
        files: { file: [file] },
        onProgress: ({ sent, total }) => setSent(total > 0 ? sent / total : 0),
      })
      await client.invalidateQueries({ queryKey: ['GET /admin/imports'] })
      setAddress({ import: String(data.id) })
    } catch (error) {
      const { fields, serverMessage: notice } = error as CallError
      setProblem(Object.values(fields ?? {})[0] ?? notice ?? t.sendFailed)
      setSent(null)
    }
  }
  return (
    <div className="stack">
      <FileDrop
        label={sent === null ? t.choose : t.sending}
        note={t.chooseNote}
        over={t.over}
        accept=".csv,text/csv"
        disabled={sent !== null}
        onFiles={([file]) => void send(file)}
      />
      {sent !== null && <Meter value={sent} label={t.sending} />}
      <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
    </div>
  )
}

function Recent() {
  const reading = useRead('GET /admin/imports', {})
  const runs = reading.data?.data.some(({ state }) => isImportRunning(state)) ?? false
  useRead('GET /admin/imports', {}, { everyMs: 2000, enabled: runs })
  return (
    <section className="panel-box" aria-labelledby="recent">
      <header>
        <h2 id="recent">{t.recent}</h2>
      </header>
      <QueryState query={reading}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="panel-body">{t.none}</p>
          ) : (
            <ul className="import-list">
              {data.map(({ id, file, state, by, createdAt, done, total, secondsLeft }) => (
                <li key={id}>
                  <div>
                    <Link className="name" to={`?import=${id}`}>
                      {file}
                    </Link>
                    <small>
                      {t.by(by ?? t.somebody, formatDateTime(createdAt))}
                      {isImportRunning(state) && total > 0 && ` · ${d.percent(done / total)}`}
                      {secondsLeft !== null && ` · ${d.left(secondsLeft)}`}
                    </small>
                  </div>
                  <StatusPill look={STATE_VARIANTS[state]}>{t.states[state]}</StatusPill>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  )
}
