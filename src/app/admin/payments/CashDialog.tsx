import { useState } from 'react'
import { BalanceDialog } from '#app/admin/ads/balances/BalanceDialog.tsx'
import { useRead } from '#app/data/use-read.ts'
import { FindAdvertiser } from './FindAdvertiser.tsx'
import type { Account } from './use-matching.ts'

type Props = { onClose: () => void; onDone: (text: string) => void }

/** Enters cash or a cheque: first whose it is, then how much. */
export function CashDialog({ onClose, onDone }: Props) {
  const [account, setAccount] = useState<Account | null>(null)
  const query = { search: account?.name ?? '', limit: 50 }
  const found = useRead('GET /ads/balances', { query }, { enabled: account !== null })
  const row = found.data?.data.find(({ id }) => id === account?.id)
  if (!account) return <FindAdvertiser onClose={onClose} onChoose={setAccount} />
  if (!row) return null
  return <BalanceDialog act={{ kind: 'payments', row }} onClose={onClose} onDone={onDone} />
}
