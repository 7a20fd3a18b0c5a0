import { useId, useState } from 'react'
import { getAmountProblem, parseAmount } from '#app/form/amount.ts'
import type { OwnClassified } from '#contract/classifieds-selling.ts'
import { amount } from '#i18n/en/amount.ts'
import { myClassifieds as t } from '#i18n/en/app/my-classifieds.ts'
import type { SaleChannel } from '#shared/rules/classifieds.ts'
import { formatRupees } from '#shared/rules/money.ts'
import { AmountClarification } from '#ui/AmountClarification.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { TextInput } from '#ui/TextInput.tsx'

export type SaleDetails = { soldWhere: SaleChannel | null; soldPrice: number | null }

type Props = {
  classified: OwnClassified | null
  isBusy: boolean
  onClose: () => void
  onSold: (sale: SaleDetails) => void
}

/** Asks where and for how much, both optional, before an ad is marked as sold. */
export const SoldDialog = ({ classified, isBusy, onClose, onSold }: Props) => (
  <Dialog
    open={classified !== null}
    onClose={onClose}
    title={classified ? t.markSoldOf(classified.title) : ''}
    closeLabel={t.close}
    locked={isBusy}
  >
    {classified && <Question key={classified.id} {...{ classified, isBusy, onClose, onSold }} />}
  </Dialog>
)

const PLACES = ['here', 'elsewhere', 'none'] as const

function Question({ classified, isBusy, onClose, onSold }: Props & { classified: OwnClassified }) {
  const name = useId()
  const offer = classified.acceptedOffer
  const [place, setPlace] = useState<(typeof PLACES)[number]>(offer === null ? 'none' : 'here')
  const [price, setPrice] = useState(offer === null ? '' : formatRupees(offer).slice(1))
  const [error, setError] = useState<string | undefined>()
  const send = () => {
    const wrong = price.trim() !== '' && getAmountProblem(price)
    if (wrong) return setError(wrong)
    onSold({ soldWhere: place === 'none' ? null : place, soldPrice: parseAmount(price) })
  }
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p>{t.warning}</p>
      <fieldset>
        <legend className="field-label">{t.where}</legend>
        {PLACES.map((one) => (
          <label key={one} className="tick">
            <input
              type="radio"
              name={name}
              checked={place === one}
              onChange={() => setPlace(one)}
            />
            {t.places[one]}
          </label>
        ))}
      </fieldset>
      <TextInput
        label={t.soldPrice}
        hint={offer === null ? t.soldPriceHint : t.soldForOffer}
        inputMode="decimal"
        value={price}
        error={error ?? ''}
        onChange={({ target }) => {
          setPrice(target.value)
          setError(undefined)
        }}
      />
      <AmountClarification
        typed={price}
        texts={amount}
        onYes={(digits) => {
          setPrice(digits)
          setError(undefined)
        }}
      />
      <DialogActions
        cancel={t.cancel}
        confirm={t.sure}
        busy={isBusy && t.marking}
        onCancel={onClose}
      />
    </form>
  )
}
