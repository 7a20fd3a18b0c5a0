import styles from '#styles/app/screens/contacts.css?url'
import { useState } from 'react'
import type { CallResponse } from '#client/call.ts'
import { AdminTable, parseOneOf } from '#app/admin/table/AdminTable.tsx'
import { CannedReplies } from '#app/admin/threads/CannedReplies.tsx'
import { ASSIGNED_FILTER, readAssignedFilter, statusFilter } from '#app/admin/threads/filters.ts'
import { DueTime } from '#app/admin/work/DueTime.tsx'
import { useNow } from '#app/data/use-now.ts'
import { useUrlDialog } from '#app/data/use-address-dialog.ts'
import { readPage, useList } from '#app/data/use-list.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { formatDateTime } from '#app/shell/format-time.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { contacts as t } from '#i18n/en/app/contacts.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { StatusPill, type StatusVariant } from '#ui/StatusPill.tsx'
import { Toast } from '#ui/Toast.tsx'
import { ContactMessageThread } from './ContactThread.tsx'

type Row = CallResponse<'GET /contacts/admin/all'>['data'][number]

const STATUSES = ['new', 'open', 'answered', 'closed', 'spam'] as const
const VARIANTS: Record<(typeof STATUSES)[number], StatusVariant> = {
  new: 'wait',
  open: 'changes',
  answered: 'live',
  closed: 'done',
  spam: 'no',
}
const PAGE_SIZE = 20

const toQuery = (address: URLSearchParams) => ({
  page: readPage(address),
  limit: PAGE_SIZE,
  ...(address.get('search') ? { search: address.get('search')! } : {}),
  status: parseOneOf(address.get('status'), STATUSES) ?? ('' as const),
  assigned: readAssignedFilter(address),
})

/** What was written to the website: found, assigned, answered by mail, closed. */
export function ContactMessages() {
  const list = useList('GET /contacts/admin/all', toQuery)
  const { answer } = list
  const now = useNow()
  const [notice, setNotice] = useState<string | null>(null)
  const [showsCanned, showCanned] = useState(false)
  const counts = answer.data?.counts
  const { opened, open, close } = useUrlDialog('message')
  const columns: readonly Column<Row>[] = [
    {
      id: 'from',
      name: t.columns.from,
      cell: ({ id, name, email, reference }) => (
        <>
          <button type="button" className="name link" onClick={() => open(id)}>
            {name}
          </button>
          <small>
            {reference}, {email}
          </small>
        </>
      ),
    },
    {
      id: 'message',
      name: t.columns.message,
      cell: ({ message }) => <span className="contact-words">{message}</span>,
    },
    {
      id: 'status',
      name: t.columns.status,
      isPlain: true,
      cell: ({ status }) => <StatusPill look={VARIANTS[status]}>{t.statuses[status]}</StatusPill>,
    },
    {
      id: 'due',
      name: t.columns.due,
      isPlain: true,
      cell: ({ dueAt, isLaw, createdAt }) =>
        dueAt ? <DueTime item={{ dueAt, isLaw, since: createdAt }} now={now} /> : '–',
    },
    {
      id: 'assigned',
      name: t.columns.assigned,
      cell: ({ assignedTo }) => assignedTo?.name ?? t.nobody,
    },
    {
      id: 'created',
      name: t.columns.created,
      isFigure: true,
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
  ]
  return (
    <Screen
      title={admin.screens.adminContacts.title}
      hindi={admin.screens.adminContacts.hindi}
      actions={<Button onClick={() => showCanned(true)}>{t.canned}</Button>}
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <AdminTable<Row>
        name="contacts"
        caption={t.caption}
        columns={columns}
        rows={answer.data?.data}
        pagination={answer.data?.pagination}
        list={list}
        failed={({ serverMessage: why }) => why ?? t.listFailed}
        idOf={({ id }) => id}
        nameOf={({ reference }) => reference}
        hint={t.hint}
        filters={[
          statusFilter({
            statuses: STATUSES,
            any: t.filters.anyStatus,
            nameOf: (status) => t.statuses[status],
            counts,
          }),
          ASSIGNED_FILTER,
        ]}
        acts={({ id, reference }) => (
          <Button look="line" aria-label={t.openOne(reference)} onClick={() => open(id)}>
            {t.open}
          </Button>
        )}
      />
      {opened && (
        <ContactMessageThread key={opened} id={opened} onClose={close} onNotice={setNotice} />
      )}
      {showsCanned && <CannedReplies onClose={() => showCanned(false)} />}
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}
