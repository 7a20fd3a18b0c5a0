import { useId, useState } from 'react'
import type { OwnAd } from '#contract/classifieds-selling.ts'
import { myAds as t } from '#i18n/en/app/my-ads.ts'
import type { SaleChannel } from '#shared/rules/classifieds.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextInput } from '#ui/TextInput.tsx'

export type SaleDetails = { soldWhere: SaleChannel | null; soldPrice: number | null }

type Props = {
  ad: OwnAd | null
  isBusy: boolean
  onClose: () => void
  onSold: (sale: SaleDetails) => void
}

/** Asks where and for how much, both optional, before an ad is marked as sold. */
export const SoldDialog = ({ ad, isBusy, onClose, onSold }: Props) => (
  <Dialog
    open={ad !== null}
    onClose={onClose}
    title={ad ? t.markSoldOf(ad.title) : ''}
    closeLabel={t.close}
    locked={isBusy}
  >
    {ad && <Question key={ad.id} {...{ isBusy, onClose, onSold }} />}
  </Dialog>
)

const PLACES = ['here', 'elsewhere', 'none'] as const

function Question({ isBusy, onClose, onSold }: Omit<Props, 'ad'>) {
  const name = useId()
  const [place, setPlace] = useState<(typeof PLACES)[number]>('none')
  const [price, setPrice] = useState('')
  const [error, setError] = useState<string | undefined>()
  const send = () => {
    if (price.trim() !== '' && !/^\d{1,8}(\.\d{1,2})?$/.test(price.trim()))
      return setError(t.wrongPrice)
    onSold({
      soldWhere: place === 'none' ? null : place,
      soldPrice: price.trim() === '' ? null : Number(price),
    })
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
        hint={t.soldPriceHint}
        inputMode="decimal"
        value={price}
        error={error ?? ''}
        onChange={({ target }) => {
          setPrice(target.value)
          setError(undefined)
        }}
      />
      <div className="dialog-actions">
        <Button disabled={isBusy} onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" look="primary" busy={isBusy && t.marking}>
          {t.sure}
        </Button>
      </div>
    </form>
  )
}
