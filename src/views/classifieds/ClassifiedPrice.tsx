import type { Messages } from '#i18n/index.ts'
import { formatClassifiedPrice } from '#shared/rules/classified-price.ts'
import type { ClassifiedCardData } from '#shared/rules/classifieds.ts'
import { formatRupees } from '#shared/rules/money.ts'

type Props = {
  classified: Pick<ClassifiedCardData, 'price' | 'priceType' | 'formerPrice'>
  isLarge?: boolean
  t: Pick<Messages['classifieds'], 'onRequest' | 'negotiable' | 'before'>
}

/** The price and, struck through, the former price. */
export const ClassifiedPrice = ({ classified, isLarge, t }: Props) => (
  <p className={isLarge ? 'ad-price ad-price-large num' : 'ad-price num'}>
    {formatClassifiedPrice(classified, t)}{' '}
    {classified.formerPrice !== null && (
      <s>
        <span className="sr-only">{t.before} </span>
        {formatRupees(classified.formerPrice)}
      </s>
    )}{' '}
    {classified.priceType === 'negotiable' && <small>{t.negotiable}</small>}
  </p>
)
