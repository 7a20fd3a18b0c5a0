import { useState } from 'react'
import { ownClassified as t } from '#i18n/en/own-classified.ts'
import { FIRST_SALE_STEP, advanceSale } from '#stores/own-classifieds.ts'
import { Button } from '#ui/Button.tsx'

/** What the seller of an ad can do with it. */
export function OwnClassifiedActions({ id }: { id: number }) {
  const [selling, setSelling] = useState(FIRST_SALE_STEP)
  return (
    <div className="ad-contact">
      <p className="small">{t.text}</p>
      <p className="small" role="status">
        {selling.said}
      </p>
      {selling.step !== 'done' && (
        <Button
          look="primary"
          // Ignores the second press of a double click.
          onClick={({ detail }) => detail < 2 && void advanceSale(id, selling, setSelling, t)}
        >
          {selling.step === 'offered' ? t.markSold : t.sure}
        </Button>
      )}
    </div>
  )
}
