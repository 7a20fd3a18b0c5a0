import { useState } from 'react'
import type { CallError } from '#client/call.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { myBusinesses } from '#i18n/en/app/my-businesses.ts'
import { PAUSE_REASONS } from '#shared/rules/business.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { BusinessDialogForm } from './BusinessDialogForm.tsx'
import type { OperatingStatusInput } from './use-business-actions.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

const t = myBusinesses.dialogs

const dayIn = (days: number) => getKolkataDate(new Date(Date.now() + days * DAY_MS))

export type BusinessDialogProps = {
  business: OwnBusiness
  isBusy: boolean
  error: CallError | null
  onClose: () => void
  onSet: (body: OperatingStatusInput) => void
}

/** Until when a business is closed, and why. */
export function PauseDialog({ business, error, onSet, ...form }: BusinessDialogProps) {
  const [until, setUntil] = useState(business.pausedUntil ?? '')
  const [reason, setReason] = useState(business.pausedFor ?? 'renovation')
  const [[first, last]] = useState(() => [dayIn(1), dayIn(365)])
  return (
    <BusinessDialogForm
      {...form}
      error={error}
      title={t.pauseTitle(business.name)}
      text={t.pauseText}
      action={t.pauseDo}
      onSend={() => onSet({ standing: 'paused', until, reason })}
    >
      <TextInput
        label={t.until}
        type="date"
        required
        min={first}
        max={last}
        value={until}
        error={error?.fields['until'] ?? ''}
        onChange={({ target }) => setUntil(target.value)}
      />
      <Select
        label={t.why}
        value={reason}
        choices={PAUSE_REASONS.map((value) => ({ value, text: t.reasons[value] }))}
        onChange={({ target }) => setReason(target.value as typeof reason)}
      />
    </BusinessDialogForm>
  )
}
