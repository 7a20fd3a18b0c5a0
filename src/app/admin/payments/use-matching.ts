import { useState } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import type { CallError } from '#client/call.ts'
import { adminPayments as t } from '#i18n/en/app/admin-payments.ts'
import { formatRupees } from '#shared/rules/money.ts'
import { INVALIDATES, type BankLine } from './payment-calls.ts'

const writes = { invalidates: INVALIDATES }

/** The decisions about lines of the bank, one at a time, and the last of them to be undone. */
export function useMatching(setNotice: (text: string) => void) {
  const [decided, setDecided] = useState<readonly number[]>([])
  const confirm = useWrite('POST /ads/bank-lines/{id}/confirm', writes)
  const confirmSure = useWrite('POST /ads/bank-lines/confirm-sure', writes)
  const exclude = useWrite('POST /ads/bank-lines/{id}/not-this', writes)
  const setAside = useWrite('POST /ads/bank-lines/{id}/not-ours', writes)
  const undo = useWrite('POST /ads/bank-lines/{id}/undo', writes)
  const isBusy = [confirm, confirmSure, exclude, setAside, undo].some((one) => one.isPending)

  /** A second press while the first is under way is none. */
  const run = async (work: () => Promise<string>) => {
    if (isBusy) return
    try {
      setNotice(await work())
    } catch (error) {
      const { serverMessage, fields } = error as CallError
      setNotice(Object.values(fields ?? {})[0] ?? serverMessage ?? t.failed)
    }
  }
  const remember = (id: number) => setDecided((before) => [...before, id])

  return {
    isBusy,
    canUndo: decided.length > 0,
    /** Enters a line as the money of a candidate, or of an account that was found. */
    confirm: (line: BankLine, to: BankLine['candidates'][number] | { account: Account }) =>
      run(async () => {
        const body =
          'id' in to
            ? line.direction === 'in'
              ? { paymentId: to.id }
              : { refundId: to.id }
            : { accountId: to.account.id }
        const { data } = await confirm.mutateAsync({ params: { id: line.id }, body })
        if (data.isWaiting) return t.done.waiting
        remember(line.id)
        const text = line.direction === 'in' ? t.done.confirmed : t.done.refunded
        return text(to.account.name, formatRupees(line.amount))
      }),
    confirmSure: (lines: readonly BankLine[]) =>
      run(async () => {
        const ids = lines.map(({ id }) => id)
        const { data } = await confirmSure.mutateAsync({ body: { ids } })
        return t.done.all(data.confirmed, data.waiting, data.left)
      }),
    exclude: (line: BankLine, candidateId: number) =>
      run(async () => {
        await exclude.mutateAsync({ params: { id: line.id }, body: { id: candidateId } })
        return t.done.excluded
      }),
    setAside: (line: BankLine) =>
      run(async () => {
        await setAside.mutateAsync({ params: { id: line.id } })
        remember(line.id)
        return t.done.notOurs
      }),
    undo: () =>
      run(async () => {
        const id = decided.at(-1)!
        await undo.mutateAsync({ params: { id } })
        setDecided((before) => before.slice(0, -1))
        return t.done.undone
      }),
  }
}

export type Account = { id: number; name: string }
