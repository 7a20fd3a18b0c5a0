import { useQueryClient } from '@tanstack/react-query'
import type { CallError, CallResponse } from '#client/call.ts'
import { adPapers } from '#i18n/en/app/ad-papers.ts'
import { areaName } from '#i18n/en/areas.ts'
import { MAX_BILLING_ADDRESS_LENGTH, MAX_BILLING_NAME_LENGTH } from '#shared/rules/ad-papers.ts'
import { getStateOfGstin, isGstin, normaliseGstin } from '#shared/rules/gst.ts'
import { GST_STATES } from '#shared/rules/gst-states.ts'
import { call } from '#stores/api.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useForm } from '#ui/use-form.ts'

const t = adPapers.details

type Details = NonNullable<CallResponse<'GET /ads/billing'>['data']['details']>
type Props = { details: Details | null; onClose: () => void; onDone: () => void }

const BLANK: Details = { name: '', address: '', state: '', gstin: '' }

/** What is wrong before anything is sent; the server says the same. */
function check({ name, address, state, gstin: typed }: Details) {
  const gstin = normaliseGstin(typed)
  const fields: Partial<Record<keyof Details, string>> = {}
  if (name.trim() === '') fields.name = t.required
  if (gstin !== '' && !isGstin(gstin)) fields.gstin = t.notGstin
  else if (gstin !== '' && getStateOfGstin(gstin) !== state) fields.state = t.otherState
  if (gstin !== '' && address.trim() === '') fields.address = t.needsAddress
  return { fields: fields as Record<string, string> }
}

/** Asks for name, address, state and tax number of an advertiser. */
export function BillingDialog({ details, onClose, onDone }: Props) {
  const client = useQueryClient()
  const form = useForm<Details>({
    start: () => details ?? BLANK,
    check,
    send: async (body) => {
      await call('PUT /ads/billing', { body })
      await client.invalidateQueries({ queryKey: ['GET /ads/billing'] })
      onDone()
    },
    explain: (error) => {
      const { serverMessage, fields } = error as CallError
      return { text: serverMessage ?? t.failed, fields }
    },
  })
  const { field, values, change } = form
  const gstin = normaliseGstin(values.gstin)
  return (
    <FormDialog
      open
      title={t.title}
      form={form}
      keepsTyped
      texts={{
        close: t.close,
        cancel: t.cancel,
        submit: t.save.text,
        busy: t.save.busy,
      }}
      onClose={onClose}
    >
      <TextInput
        {...field('name')}
        label={t.name}
        required
        autoComplete="organization"
        maxLength={MAX_BILLING_NAME_LENGTH}
      />
      <TextInput
        {...field('gstin')}
        label={t.gstin}
        hint={isGstin(gstin) ? t.valid : t.gstinHint}
        autoCapitalize="characters"
        maxLength={20}
        onChange={({ target }) => {
          const typed = normaliseGstin(target.value)
          // The first two digits are the state's.
          change({
            gstin: target.value,
            ...(isGstin(typed) ? { state: getStateOfGstin(typed) } : {}),
          })
        }}
      />
      <TextArea
        {...field('address')}
        label={t.address}
        autoComplete="street-address"
        maxLength={MAX_BILLING_ADDRESS_LENGTH}
      />
      <Select
        {...field('state')}
        label={t.state}
        choices={[
          { value: '', text: t.unknown },
          ...Object.entries(GST_STATES)
            .map(([value, name]) => ({ value, text: areaName(name) }))
            .sort((a, b) => a.text.localeCompare(b.text)),
        ]}
      />
    </FormDialog>
  )
}
