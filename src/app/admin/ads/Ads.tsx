import styles from '#styles/app/screens/admin-ads.css?url'
import { lazy, Suspense } from 'react'
import { RecordScreen } from '#app/admin/record/RecordScreen.tsx'
import { useRecords } from '#app/admin/record/use-records.ts'
import { useUrlQuery } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminAds as t } from '#i18n/en/app/admin-ads.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { Toast } from '#ui/Toast.tsx'
import { Campaigns } from './campaigns/Campaigns.tsx'
import { AdFigures } from './AdFigures.tsx'
import { LedgerCheck } from './LedgerCheck.tsx'
import { ExportCampaigns } from './ExportCampaigns.tsx'
import { PLACEMENTS } from './placements/table.ts'

/* Tabs that are not the first come when they are opened. */
const AdPolicy = lazy(async () => ({ default: (await import('./AdPolicy.tsx')).AdPolicy }))
const PendingCreatives = lazy(async () => ({
  default: (await import('./creatives/PendingCreatives.tsx')).PendingCreatives,
}))
const Placements = lazy(async () => ({
  default: (await import('./placements/Placements.tsx')).Placements,
}))
const PlacementDialogs = lazy(async () => ({
  default: (await import('./placements/Placements.tsx')).PlacementDialogs,
}))
const Withdrawals = lazy(async () => ({
  default: (await import('./withdrawals/Withdrawals.tsx')).Withdrawals,
}))

const Balances = lazy(async () => ({
  default: (await import('./balances/Balances.tsx')).Balances,
}))

const Papers = lazy(async () => ({
  default: (await import('./papers/Papers.tsx')).Papers,
}))

const OpenAlerts = lazy(async () => ({
  default: (await import('./alerts/OpenAlerts.tsx')).OpenAlerts,
}))
const AlertScreen = lazy(async () => ({
  default: (await import('./alerts/AlertScreen.tsx')).AlertScreen,
}))

/** Every tab has the address to itself. */
const CLEARED = Object.fromEntries(
  ['search', 'status', 'approval', 'on', 'sort', 'order', 'campaign', 'month', 'kind'].map(
    (name) => [name, null],
  ),
)

/** Advertising: what it brings, campaigns, and the places where it is shown. */
export function Ads() {
  const { address, change } = useUrlQuery()
  const placements = useRecords(PLACEMENTS)
  const { setNotice } = placements
  const counts = useRead('GET /admin/counts', {}).data?.data
  const tabs = [
    {
      id: 'campaigns',
      name: <TabLabel name={t.tab.campaigns} count={counts?.campaigns.total} />,
      content: <Campaigns setNotice={setNotice} />,
    },
    {
      id: 'creatives',
      name: <TabLabel name={t.tab.creatives} count={counts?.advertising.creative} isHot />,
      content: <PendingCreatives setNotice={setNotice} />,
    },
    {
      id: 'placements',
      name: t.tab.placements,
      content: <Placements actions={placements} />,
    },
    {
      id: 'balances',
      name: t.tab.balances,
      content: <Balances setNotice={setNotice} />,
    },
    {
      id: 'papers',
      name: t.tab.papers,
      content: <Papers />,
    },
    {
      id: 'withdrawals',
      name: t.tab.withdrawals,
      content: <Withdrawals setNotice={setNotice} />,
    },
    {
      id: 'policy',
      name: t.tab.policy,
      content: <AdPolicy />,
    },
  ]
  const alert = Number(address.get('alert'))
  const chosen = tabs.find(({ id }) => id === address.get('tab'))?.id ?? 'campaigns'
  if (alert)
    return (
      <>
        <link rel="stylesheet" href={styles} precedence="screen" />
        <Suspense>
          <AlertScreen key={alert} id={alert} setNotice={setNotice} />
        </Suspense>
        <Toast lasts={4000} onGone={() => setNotice(null)}>
          {placements.notice}
        </Toast>
      </>
    )
  return (
    <RecordScreen
      texts={admin.screens.adminAds}
      actions={placements}
      tools={<ExportCampaigns setNotice={setNotice} />}
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack ads">
        <Suspense>
          <OpenAlerts />
        </Suspense>
        <AdFigures />
        <LedgerCheck />
        <Tabs
          label={t.tabs}
          tabs={tabs.map((tab) => ({ ...tab, content: <Suspense>{tab.content}</Suspense> }))}
          chosen={chosen}
          onChoose={(tab) => change({ ...CLEARED, tab: tab === 'campaigns' ? null : tab })}
        />
      </div>
      <Suspense>
        <PlacementDialogs actions={placements} />
      </Suspense>
    </RecordScreen>
  )
}

type TabLabelProps = { name: string; count: number | undefined; isHot?: boolean }

/** The name of a tab, and how many there are; in colour when they wait. */
const TabLabel = ({ name, count, isHot = false }: TabLabelProps) => (
  <>
    {name}
    {count !== undefined && count > 0 && (
      <span className={`count num${isHot ? ' count-hot' : ''}`}> {formatCount(count)}</span>
    )}
  </>
)
