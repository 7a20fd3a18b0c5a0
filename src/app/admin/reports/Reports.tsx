import styles from '#styles/app/screens/reports.css?url'
import { useState } from 'react'
import { AdminTable, parseOneOf } from '#app/admin/table/AdminTable.tsx'
import { CannedReplies } from '#app/admin/threads/CannedReplies.tsx'
import { ASSIGNED_FILTER, readAssignedFilter, statusFilter } from '#app/admin/threads/filters.ts'
import { useNow } from '#app/data/use-now.ts'
import { useUrlDialog } from '#app/data/use-address-dialog.ts'
import { readPage, useList } from '#app/data/use-list.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { ROUTES } from '#config/routes.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { reports as t } from '#i18n/en/app/reports.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Toast } from '#ui/Toast.tsx'
import { getReportColumns, type Row } from './columns.tsx'
import { Report } from './Report.tsx'

const STATUSES = ['new', 'open', 'closed', 'late'] as const
const NOUNS = ['business', 'classified', 'review', 'blog', 'message', 'page'] as const
const PAGE_SIZE = 20

const toQuery = (address: URLSearchParams) => ({
  page: readPage(address),
  limit: PAGE_SIZE,
  ...(address.get('search') ? { search: address.get('search')! } : {}),
  status: parseOneOf(address.get('status'), STATUSES) ?? ('' as const),
  noun: parseOneOf(address.get('noun'), NOUNS) ?? ('' as const),
  assigned: readAssignedFilter(address),
})

/** What people report and complain about: found, assigned, acted on, answered, settled. */
export function Reports() {
  const list = useList('GET /reports/admin/all', toQuery)
  const { answer } = list
  const now = useNow()
  const [notice, setNotice] = useState<string | null>(null)
  const [showsCanned, showCanned] = useState(false)
  const counts = answer.data?.counts
  const { opened, open, close } = useUrlDialog('report')
  const nameOf = (status: (typeof STATUSES)[number]) =>
    status === 'late' ? t.late : t.statuses[status]
  return (
    <Screen
      title={admin.screens.adminReports.title}
      hindi={admin.screens.adminReports.hindi}
      actions={
        <>
          <LinkButton href={`${ROUTES.grievance.path}#count`}>{t.publicCount}</LinkButton>
          <Button onClick={() => showCanned(true)}>{t.canned}</Button>
        </>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <AdminTable<Row>
        name="reports"
        caption={t.caption}
        columns={getReportColumns(open, now)}
        rows={answer.data?.data}
        pagination={answer.data?.pagination}
        list={list}
        failed={({ serverMessage: why }) => why ?? t.listFailed}
        idOf={({ id }) => id}
        nameOf={({ reference }) => reference}
        hint={t.hint}
        filters={[
          statusFilter({ statuses: STATUSES, any: t.filters.anyStatus, nameOf: nameOf, counts }),
          {
            name: 'noun',
            label: t.filters.noun,
            choices: [
              { value: '', text: t.filters.anyNoun },
              ...NOUNS.map((value) => ({ value, text: t.nouns[value] })),
            ],
          },
          ASSIGNED_FILTER,
        ]}
        acts={({ id, reference }) => (
          <Button look="line" aria-label={t.openOne(reference)} onClick={() => open(id)}>
            {t.open}
          </Button>
        )}
      />
      {opened && <Report key={opened} id={opened} onClose={close} onNotice={setNotice} />}
      {showsCanned && <CannedReplies onClose={() => showCanned(false)} />}
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}
