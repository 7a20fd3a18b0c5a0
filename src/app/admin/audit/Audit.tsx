import { useState } from 'react'
import { Link } from '#app/router/index.ts'
import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { formatDateTime, formatTime } from '#app/shell/format-time.ts'
import { formatFullDay } from '#i18n/en/app/time.ts'
import { adminUserPath } from '#config/app-paths.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminAudit as t } from '#i18n/en/app/admin-audit.ts'
import styles from '#styles/app/screens/audit.css?url'
import type { Column } from '#ui/DataTable.tsx'
import { Toast } from '#ui/Toast.tsx'
import { AuditAction, type AuditRow } from './AuditAction.tsx'
import { AuditChanges } from './AuditChanges.tsx'
import { ExportAudit } from './ExportAudit.tsx'
import { AuditPeriodFilter } from './AuditPeriodFilter.tsx'
import { UndoButton } from './UndoButton.tsx'
import { readAuditFilters } from './audit-filters.ts'
import { formatActions, getRecordTypeLabel } from './format-actions.ts'
import { useUndo } from './use-undo.ts'

const PAGE_SIZE = 50

const COLUMNS: readonly Column<AuditRow>[] = [
  {
    id: 'action',
    name: t.columns.action,
    cell: (row) => <AuditAction row={row} />,
  },
  {
    id: 'who',
    name: t.columns.who,
    cell: ({ person, actor }) =>
      person ? (
        <span>
          <Link to={adminUserPath(person.id)}>{person.name}</Link>
          <small>{person.email}</small>
        </span>
      ) : (
        t.actors[actor]
      ),
  },
  {
    id: 'time',
    name: t.columns.time,
    cell: ({ at }) => <time dateTime={at}>{formatTime(at)}</time>,
  },
  {
    id: 'changed',
    name: t.columns.changed,
    cell: ({ detail }) => <AuditChanges detail={detail} />,
  },
]

const toQuery = (address: URLSearchParams) => ({
  ...readAuditFilters(address),
  page: readPage(address),
  limit: PAGE_SIZE,
})

/** Who did what: found by person, thing, action and time, and saved as a file. */
export function Audit() {
  const list = useList('GET /audit/admin/all', toQuery)
  const { address, answer, change } = list
  const choices = useRead('GET /audit/admin/choices', {}).data?.data
  const [notice, setNotice] = useState<string | null>(null)
  const undo = useUndo(setNotice)
  return (
    <Screen
      title={admin.screens.adminAudit.title}
      hindi={admin.screens.adminAudit.hindi}
      actions={<ExportAudit address={address} setNotice={setNotice} />}
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack">
        <p className="mute">{t.lead}</p>
        <div className="audit-table">
          <AdminTable<AuditRow>
            name="audit"
            caption={t.caption}
            columns={COLUMNS}
            rows={answer.data?.data}
            pagination={answer.data?.pagination}
            list={list}
            failed={({ serverMessage: reason }) => reason ?? t.failed.list}
            idOf={({ id }) => id}
            groupOf={({ at }) => formatFullDay(at)}
            nameOf={({ action, at }) => t.entry(formatActions(action), formatDateTime(at))}
            hint={t.hint}
            acts={(row) => <UndoButton row={row} undo={undo} />}
            filters={[
              {
                name: 'noun',
                label: t.filters.noun,
                choices: [
                  { value: '', text: t.filters.anyNoun },
                  ...(choices?.nouns ?? []).map((value) => ({
                    value,
                    text: getRecordTypeLabel(value),
                  })),
                ],
              },
              {
                name: 'action',
                label: t.filters.action,
                choices: [
                  { value: '', text: t.filters.anyAction },
                  ...(choices?.actions ?? []).map((value) => ({
                    value,
                    text: formatActions(value),
                  })),
                ],
              },
            ]}
            moreFilters={<AuditPeriodFilter address={address} change={change} />}
          />
        </div>
      </div>
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}
