import type { Messages } from '#i18n/index.ts'
import { formatAdPrice } from '#shared/rules/ad-price.ts'
import type { AdCardData } from '#shared/rules/classifieds.ts'
import { formatRupees } from '#shared/rules/money.ts'

type Props = {
  ad: Pick<AdCardData, 'price' | 'priceType' | 'formerPrice'>
  isLarge?: boolean
  t: Pick<Messages['classifieds'], 'onRequest' | 'negotiable' | 'before'>
}

/** The price and, struck through, the former price. */
export const AdPrice = ({ ad, isLarge, t }: Props) => (
  <p className={isLarge ? 'ad-price ad-price-large num' : 'ad-price num'}>
    {formatAdPrice(ad, t)}{' '}
    {ad.formerPrice !== null && (
      <s>
        <span className="sr-only">{t.before} </span>
        {formatRupees(ad.formerPrice)}
      </s>
    )}{' '}
    {ad.priceType === 'negotiable' && <small>{t.negotiable}</small>}
  </p>
)
