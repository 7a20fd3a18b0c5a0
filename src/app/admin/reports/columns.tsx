import type { CallResponse } from '#client/call.ts'
import { DueTime } from '#app/admin/work/DueTime.tsx'
import { formatDateTime } from '#app/shell/format-time.ts'
import { reports as t } from '#i18n/en/app/reports.ts'
import type { Column } from '#ui/DataTable.tsx'
import { StatusPill, type StatusVariant } from '#ui/StatusPill.tsx'

export type Row = CallResponse<'GET /reports/admin/all'>['data'][number]

const VARIANTS: Record<Row['status'], StatusVariant> = {
  new: 'wait',
  open: 'changes',
  closed: 'done',
}

/** The columns of the list; `open` shows one. */
export const getReportColumns = (open: (id: number) => void, now: Date): readonly Column<Row>[] => [
  {
    id: 'about',
    name: t.columns.about,
    cell: ({ id, about, noun, reference }) => (
      <>
        <button type="button" className="name link" onClick={() => open(id)}>
          {about.title ?? (noun === 'page' ? t.nouns.page : t.gone)}
        </button>
        <small>
          {reference}, {t.nouns[noun]}
        </small>
      </>
    ),
  },
  {
    id: 'reason',
    name: t.columns.reason,
    cell: ({ reason, detail }) => (
      <>
        {t.reasons[reason]}
        {detail && <small className="contact-words">{detail}</small>}
      </>
    ),
  },
  {
    id: 'status',
    name: t.columns.status,
    isPlain: true,
    cell: ({ status, outcome }) => (
      <StatusPill look={VARIANTS[status]}>
        {outcome ? t.outcomes[outcome] : t.statuses[status]}
      </StatusPill>
    ),
  },
  {
    id: 'due',
    name: t.columns.due,
    isPlain: true,
    cell: ({ status, dueAt, createdAt }) =>
      status === 'closed' ? (
        '–'
      ) : (
        <DueTime item={{ dueAt, isLaw: true, since: createdAt }} now={now} />
      ),
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
