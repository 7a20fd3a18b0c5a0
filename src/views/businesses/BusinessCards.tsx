import type { BusinessCardData } from '#shared/view/business-card.ts'
import { BusinessCard, type CardBrowserState } from './BusinessCard.tsx'
import type { BusinessTexts } from './texts.ts'

type Props = CardBrowserState & {
  businesses: readonly BusinessCardData[]
  /** One below the other, three in a row, or two beside a side column. */
  look?: 'rows' | 'three'
  heading?: 'h2' | 'h3' | undefined
  t: BusinessTexts
}

/** Cards of businesses. */
export function BusinessCards({ businesses, look, ...card }: Props) {
  return (
    <ul className={look ? `cards cards-${look}` : 'cards'}>
      {businesses.map((business) => (
        <BusinessCard key={business.id} business={business} three={look === 'three'} {...card} />
      ))}
    </ul>
  )
}
