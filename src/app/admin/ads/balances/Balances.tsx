import { lazy, Suspense, useState } from 'react'
import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { adminBalances as t } from '#i18n/en/app/ad-balance.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import type { AdvertiserBalance, BalanceAct } from './balance-act.ts'

const BalanceDialog = lazy(async () => ({
  default: (await import('./BalanceDialog.tsx')).BalanceDialog,
}))

const COLUMNS: readonly Column<AdvertiserBalance>[] = [
  {
    id: 'name',
    name: t.columns.name,
    cell: ({ name, email, mobile }) => (
      <>
        <span className="name">{name}</span>
        <small>{email ?? mobile}</small>
      </>
    ),
  },
  {
    id: 'active',
    name: t.columns.active,
    isFigure: true,
    cell: ({ active }) => formatCount(active),
  },
  {
    id: 'balance',
    name: t.columns.balance,
    isFigure: true,
    cell: ({ balance, creditLimit }) => (
      <>
        <b>{formatRupees(balance)}</b>
        {creditLimit > 0 && <small>{t.below(formatRupees(creditLimit))}</small>}
      </>
    ),
  },
]

/** What advertisers have, the lowest first; what they paid is entered here. */
export function Balances({ setNotice }: { setNotice: (text: string) => void }) {
  const list = useList('GET /ads/balances', (at) => ({
    search: at.get('search') ?? '',
    page: readPage(at),
    limit: 20,
  }))
  const settings = useRead('GET /settings', {}).data
  const [act, open] = useState<BalanceAct | null>(null)
  return (
    <>
      <AdminTable<AdvertiserBalance>
        name="balances"
        caption={t.caption}
        columns={COLUMNS}
        rows={list.answer.data?.data}
        pagination={list.answer.data?.pagination}
        list={list}
        failed={({ serverMessage: notice }) => notice ?? t.failed.list}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        hint={t.hint}
        none={t.none}
        notice={
          settings && (
            <p className="field-hint">
              {settings.data.adPayment === 'trust' ? t.trust : t.prepaid}
            </p>
          )
        }
        acts={(row) => (
          <>
            <Button onClick={() => open({ kind: 'payments', row })}>{t.pay}</Button>
            <Button onClick={() => open({ kind: 'refunds', row })} disabled={row.balance <= 0}>
              {t.refund}
            </Button>
            <Button onClick={() => open({ kind: 'limit', row })}>{t.limit}</Button>
          </>
        )}
      />
      {act && (
        <Suspense>
          <BalanceDialog
            key={`${act.kind} ${act.row.id}`}
            act={act}
            onClose={() => open(null)}
            onDone={(text) => {
              open(null)
              setNotice(text)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
