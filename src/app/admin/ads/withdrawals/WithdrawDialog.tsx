import { useRef, useState } from 'react'
import { LongTextField } from '#app/form/LongTextField.tsx'
import { RecordDialog } from '#app/admin/record/RecordDialog.tsx'
import { useRecordForm, type Problems } from '#app/admin/record/use-record-form.ts'
import type { Placement } from '#contract/placements.ts'
import { adminWithdrawals as t } from '#i18n/en/app/admin-ads.ts'
import { records } from '#i18n/en/app/records.ts'
import { MAX_REASON_LENGTH } from '#shared/rules/moderation.ts'
import { call } from '#stores/api.ts'
import { Combobox, type ComboboxOption } from '#ui/Combobox.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { WithdrawalPreview } from './WithdrawalPreview.tsx'

type Props = {
  placements: readonly Placement[]
  onClose: () => void
  onDone: (credited: number) => void
}

const START = { from: '', until: '', placementId: '', reason: '' }
type Values = typeof START

const INVALIDATES = [
  ...(['GET /ads/withdrawals', 'GET /ads/withdrawals/preview', 'GET /ads/campaigns'] as const),
  ...(['GET /ads/placements', 'GET /ads/overview'] as const),
]

/** What was typed is the time in India. */
const timeOf = (typed: string): string => new Date(`${typed}:00+05:30`).toISOString()
const isSpan = ({ from, until }: Values) => from !== '' && until !== '' && from < until

function check(values: Values): Problems {
  const problems: Problems = {}
  for (const name of ['from', 'until', 'reason'] as const)
    if (values[name].trim() === '') problems[name] = records.required
  if (values.from !== '' && values.until !== '' && !isSpan(values)) problems['until'] = t.backwards
  return problems
}

async function findCampaigns(search: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const query = { search, limit: '20' }
  const { campaigns } = await call('GET /ads/campaigns', { query, signal })
  return campaigns.map(({ id, title, user }) => ({ id, text: title, note: user.name }))
}

/** Takes back what was charged in a time, after showing what that would credit. */
export function WithdrawDialog({ placements, onClose, onDone }: Props) {
  const [campaign, choose] = useState<ComboboxOption | null>(null)
  const [source, setSource] = useState({ of: '', network: '' })
  const credited = useRef(0)
  const named = (values: Values) => ({
    from: timeOf(values.from),
    until: timeOf(values.until),
    ...(campaign ? { campaignId: Number(campaign.id) } : {}),
    ...(values.placementId ? { placementId: Number(values.placementId) } : {}),
  })
  /** Sources were found in what was named; with anything else named the choice is void. */
  const networkOf = (values: Values) =>
    isSpan(values) && source.of === JSON.stringify(named(values)) ? source.network : ''
  const form = useRecordForm<Values>({
    start: START,
    check,
    send: async (values) => {
      const network = networkOf(values)
      const { data } = await call('POST /ads/withdrawals', {
        body: { ...named(values), ...(network && { network }), reason: values.reason.trim() },
      })
      credited.current = data.credited
    },
    failed: () => t.failed,
    invalidates: INVALIDATES,
    onDone: () => onDone(credited.current),
  })
  const { values, field } = form
  return (
    <RecordDialog title={t.title} action={t.action} form={form} onClose={onClose}>
      <div className="pair">
        <TextInput {...field('from')} label={t.from} required type="datetime-local" />
        <TextInput {...field('until')} label={t.until} required type="datetime-local" />
      </div>
      <Combobox
        label={t.ofCampaign}
        hint={t.blank}
        chosen={campaign}
        onChoose={choose}
        load={findCampaigns}
        t={t.find}
      />
      <Select
        {...field('placementId')}
        label={t.ofPlacement}
        choices={[
          { value: '', text: t.all },
          ...placements.map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
      />
      <LongTextField
        {...field('reason')}
        label={t.reason}
        hint={t.reasonHint}
        required
        max={MAX_REASON_LENGTH}
      />
      {isSpan(values) && (
        <WithdrawalPreview
          query={named(values)}
          network={networkOf(values)}
          onChoose={(network) => setSource({ of: JSON.stringify(named(values)), network })}
        />
      )}
    </RecordDialog>
  )
}
