import styles from '#styles/app/screens/admin-payments.css?url'
import { lazy, Suspense, useState } from 'react'
import { useUrlQuery } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { admin } from '#i18n/en/app/admin.ts'
import { adminPayments as t } from '#i18n/en/app/admin-payments.ts'
import { Button } from '#ui/Button.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Toast } from '#ui/Toast.tsx'
import type { PaymentCounts } from './payment-calls.ts'
import { ToMatch } from './ToMatch.tsx'

/* What is not needed to match comes when it is opened. */
const loadTabs = () => import('./more-tabs.ts')
const Reported = lazy(async () => ({ default: (await loadTabs()).Reported }))
const Matched = lazy(async () => ({ default: (await loadTabs()).Matched }))
const Refunds = lazy(async () => ({ default: (await loadTabs()).Refunds }))
const Approvals = lazy(async () => ({ default: (await loadTabs()).Approvals }))
const loadDialogs = () => import('./dialogs.ts')
const StatementDialog = lazy(async () => ({ default: (await loadDialogs()).StatementDialog }))
const CashDialog = lazy(async () => ({ default: (await loadDialogs()).CashDialog }))

const LASTS_MS = 6000

/** Payments of advertisers: the bank's lines are matched, refunds paid, large amounts approved. */
export function Payments() {
  const { address, change } = useUrlQuery()
  const [notice, setNotice] = useState<string | null>(null)
  const [dialog, setDialog] = useState<'statement' | 'cash' | null>(null)
  const lines = useRead('GET /ads/bank-lines', {})
  const counts = lines.data?.counts
  const tabs = [
    { id: 'match', count: 'toMatch', content: <ToMatch lines={lines} setNotice={setNotice} /> },
    { id: 'reported', count: 'reported', content: <Reported /> },
    { id: 'matched', count: 'matched', content: <Matched setNotice={setNotice} /> },
    { id: 'refunds', count: 'refunds', content: <Refunds setNotice={setNotice} /> },
    { id: 'approvals', count: 'approvals', content: <Approvals setNotice={setNotice} /> },
  ] as const
  const chosen = tabs.find(({ id }) => id === address.get('tab'))?.id ?? 'match'
  const done = (text: string) => {
    setDialog(null)
    setNotice(text)
  }
  return (
    <Screen
      title={admin.screens.adminPayments.title}
      hindi={admin.screens.adminPayments.hindi}
      actions={
        <>
          <Button icon="plus" onClick={() => setDialog('cash')}>
            {t.cash}
          </Button>
          <Button icon="upload" onClick={() => setDialog('statement')}>
            {t.add}
          </Button>
        </>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <Suspense>
        <Tabs
          label={t.tabsLabel}
          chosen={chosen}
          onChoose={(id) => change({ tab: id === 'match' ? null : id, page: null })}
          tabs={tabs.map(({ id, count, content }) => ({
            ...{ id, content },
            name: <TabName name={t.tabs[id]} count={counts?.[count]} isHot={id !== 'matched'} />,
          }))}
        />
        {dialog === 'statement' && (
          <StatementDialog onClose={() => setDialog(null)} onDone={done} />
        )}
        {dialog === 'cash' && <CashDialog onClose={() => setDialog(null)} onDone={done} />}
      </Suspense>
      <Toast lasts={LASTS_MS} onGone={() => setNotice(null)}>
        {notice}
      </Toast>
    </Screen>
  )
}

type TabNameProps = {
  name: string
  count: PaymentCounts[keyof PaymentCounts] | undefined
  isHot: boolean
}

const TabName = ({ name, count = 0, isHot }: TabNameProps) => (
  <>
    {name}
    {count > 0 && <span className={`count num${isHot ? ' count-hot' : ''}`}>{count}</span>}
  </>
)
