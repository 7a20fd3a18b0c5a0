import { useState } from 'react'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { myBusinesses } from '#i18n/en/app/my-businesses.ts'
import { MAX_MOVED_TO_LENGTH } from '#shared/rules/listing-lengths.ts'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { BusinessDialogProps } from './PauseDialog.tsx'
import { BusinessDialogForm } from './BusinessDialogForm.tsx'

const t = myBusinesses.dialogs

type Props = BusinessDialogProps & { others: readonly OwnBusiness[] }

/** Where a business moved to: an address, another listing of the owner, or both. */
export function MoveDialog({ business, others, error, onSet, ...form }: Props) {
  const [toAddress, setAddress] = useState('')
  const [toId, setId] = useState('')
  return (
    <BusinessDialogForm
      {...form}
      error={error}
      title={t.moveTitle(business.name)}
      text={t.moveText}
      action={t.moveDo}
      onSend={() =>
        onSet({
          standing: 'moved',
          toAddress: toAddress.trim() === '' ? null : toAddress,
          toId: toId === '' ? null : Number(toId),
        })
      }
    >
      <TextInput
        label={t.toAddress}
        maxLength={MAX_MOVED_TO_LENGTH}
        value={toAddress}
        error={error?.fields['toAddress'] ?? ''}
        onChange={({ target }) => setAddress(target.value)}
      />
      {others.length > 0 && (
        <Select
          label={t.toListing}
          value={toId}
          error={error?.fields['toId'] ?? ''}
          choices={[
            { value: '', text: t.noListing },
            ...others.map(({ id, name, city }) => ({
              value: String(id),
              text: `${name}, ${city}`,
            })),
          ]}
          onChange={({ target }) => setId(target.value)}
        />
      )}
    </BusinessDialogForm>
  )
}
