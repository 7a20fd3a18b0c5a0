import { useState } from 'react'
import { adminPayments } from '#i18n/en/app/admin-payments.ts'
import { call } from '#stores/api.ts'
import { Combobox, type ComboboxOption } from '#ui/Combobox.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import type { Account } from './use-matching.ts'

const t = adminPayments.finder

const load = async (text: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
  const { data } = await call('GET /ads/balances', { query: { search: text, limit: 8 }, signal })
  return data.map(({ id, name, email, mobile }) => ({
    ...{ id, text: name, note: email ?? mobile ?? '' },
  }))
}

type Props = { onClose: () => void; onChoose: (account: Account) => void }

/** Finds the advertiser whose money a line is. */
export function FindAdvertiser({ onClose, onChoose }: Props) {
  const [chosen, setChosen] = useState<ComboboxOption | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const submit = () => {
    if (chosen) onChoose({ id: Number(chosen.id), name: chosen.text })
    else setProblem(t.required)
  }
  return (
    <FormDialog
      open
      title={t.title}
      texts={{ close: t.close, cancel: t.cancel, submit: t.choose, busy: t.busy }}
      form={{ isBusy: false, problem: null, submit }}
      onClose={onClose}
    >
      <Combobox
        label={t.label}
        hint={t.hint}
        error={problem}
        required
        chosen={chosen}
        onChoose={setChosen}
        load={load}
        t={t.combobox}
      />
    </FormDialog>
  )
}
