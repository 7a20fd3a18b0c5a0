import { Link } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useNow } from '#app/data/use-now.ts'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { overview as t } from '#i18n/en/app/overview.ts'
import styles from '#styles/app/screens/admin-overview.css?url'
import { Icon } from '#ui/Icon.tsx'
import { getDeadlineText } from '#app/admin/work/deadline-text.ts'
import { getQueueItemPath } from '#app/admin/work/work-kinds.ts'
import { Activity } from './Activity.tsx'
import { AdLedgerWarning } from './AdsNotice.tsx'
import { BackupNotice } from './BackupNotice.tsx'
import { KnownByTown } from './KnownByTown.tsx'
import { TotalsCards } from './TotalsCards.tsx'
import { SystemStatus } from './SystemStatus.tsx'
import { PendingWorkTable } from './PendingWorkTable.tsx'
import { SetupChecklist } from './SetupChecklist.tsx'
import { UnpublishedChanges } from './UnpublishedChanges.tsx'

/** Pending work, totals, recent activity, and the state of publishing. */
export function Overview() {
  const counts = useRead('GET /admin/counts', {})
  const queue = useRead('GET /admin/queue/kinds', {})
  const kinds = queue.data?.data ?? []
  const first = kinds[0]?.first
  const now = useNow()
  return (
    <Screen
      title={t.title}
      hindi={t.hindi}
      actions={
        first && (
          <Link className="button button-primary" to={getQueueItemPath(first)}>
            <Icon name="arrow" />
            {t.begin}
          </Link>
        )
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      {first && (
        <p className="mute mb-4">
          {t.lead(
            kinds.reduce((sum, { count }) => sum + count, 0),
            first.dueAt ? getDeadlineText(first.dueAt, now.getTime()).words : '',
          )}
        </p>
      )}
      <div className="stack stack-l">
        <SetupChecklist />
        <BackupNotice />
        <AdLedgerWarning />
        <QueryState query={queue}>{({ data }) => <PendingWorkTable kinds={data} />}</QueryState>
        <div className="split split-even">
          <SystemStatus />
          <div className="stack">
            <UnpublishedChanges />
            <Activity />
          </div>
        </div>
        <KnownByTown />
        <QueryState query={counts}>{({ data }) => <TotalsCards counts={data} />}</QueryState>
      </div>
    </Screen>
  )
}
