import type { CallResponse } from '#client/call.ts'
import { formatDay, formatDateTime } from '#app/shell/format-time.ts'
import { adminBackups as t } from '#i18n/en/app/admin-backups.ts'
import { table } from '#i18n/en/app/table.ts'
import { Button } from '#ui/Button.tsx'
import { DataTable, type Column } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'

type Row = CallResponse<'GET /backups/admin'>['data']['backups'][number]

type Props = {
  backups: readonly Row[]
  isBusy: boolean
  onCheck: (name: string) => void
  onDownload: (name: string) => void
}

const inMegabytes = (bytes: number) =>
  t.megabytes((bytes / 1_000_000).toLocaleString('en-IN', { maximumFractionDigits: 1 }))

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'made',
    name: t.columns.made,
    cell: ({ madeAt, kind }) => (
      <>
        <b>{formatDateTime(madeAt)}</b>
        <small>{t.kinds[kind]}</small>
      </>
    ),
  },
  {
    id: 'size',
    name: t.columns.size,
    isFigure: true,
    cell: ({ bytes }) => inMegabytes(bytes),
  },
  {
    id: 'state',
    name: t.columns.state,
    cell: ({ problem, checkedAt, isInBucket }) => (
      <span>
        <StatusPill look={problem ? 'no' : checkedAt ? 'live' : 'paused'}>
          {problem ?? (checkedAt ? t.whole(formatDay(checkedAt)) : t.unchecked)}
        </StatusPill>
        {isInBucket && <small>{t.inBucket}</small>}
      </span>
    ),
  },
]

/** The stored backups with their size and check result. */
export const BackupTable = ({ backups, isBusy, onCheck, onDownload }: Props) => (
  <div className="stack stack-s">
    <DataTable<Row>
      caption={t.caption}
      columns={COLUMNS}
      rows={backups}
      idOf={({ madeAt }) => Date.parse(madeAt)}
      nameOf={({ madeAt }) => formatDateTime(madeAt)}
      acts={({ name, madeAt }) => (
        <>
          <Button
            look="line"
            aria-label={t.of(t.download, formatDateTime(madeAt))}
            onClick={() => onDownload(name)}
          >
            {t.download}
          </Button>
          <Button
            look="bare"
            disabled={isBusy}
            aria-label={t.of(t.check, formatDateTime(madeAt))}
            onClick={() => onCheck(name)}
          >
            {t.check}
          </Button>
        </>
      )}
      isBusy={false}
      problem={undefined}
      onAgain={() => undefined}
      empty={<EmptyState title={t.empty} text={t.emptyText} />}
      t={table}
    />
    <p className="mute">{t.secret}</p>
  </div>
)
