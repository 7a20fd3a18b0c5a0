import { useWrite } from '#app/data/use-write.ts'
import { offers as t } from '#i18n/en/app/offers.ts'
import type { ClassifiedStatus } from '#shared/rules/classifieds.ts'
import { formatRupees } from '#shared/rules/money.ts'
import type { OfferDecision as Answer } from '#shared/rules/offers.ts'
import { Button } from '#ui/Button.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'

type Offer = {
  id: number
  offeredPrice: number
  offerAnswer: Answer | null
  adStatus: ClassifiedStatus
}

type Props = {
  offer: Offer
  buyerName: string
  /** Whether the viewer is the seller; a buyer sees only the state. */
  isSeller: boolean
  onNotice: (text: string) => void
}

const VARIANTS = { accepted: 'live', declined: 'no' } as const

/** What became of an offer, and the seller's answer to it. */
export function OfferResponse({ offer, buyerName, isSeller, onNotice }: Props) {
  const { id, offeredPrice, offerAnswer, adStatus: classifiedStatus } = offer
  const write = useWrite('PATCH /classified-inquiries/{id}/offer', {
    invalidates: [
      'GET /classified-inquiries/seller',
      'GET /classified-inquiries/stats',
      'GET /conversations',
      'GET /conversations/{key}',
    ],
  })
  const setNotice = (answer: Answer) =>
    write.mutate(
      { params: { id }, body: { answer } },
      {
        onSuccess: () => onNotice(t.said[answer](buyerName)),
        onError: ({ serverMessage: notice }) => onNotice(`${t.failed} ${notice ?? ''}`.trim()),
      },
    )
  const amount = formatRupees(offeredPrice)
  const busy = write.isPending && t.answering
  return (
    <div className="row">
      {offerAnswer ? (
        <StatusPill look={VARIANTS[offerAnswer]}>{t.states[offerAnswer]}</StatusPill>
      ) : (
        !isSeller && <StatusPill look="wait">{t.open}</StatusPill>
      )}
      {isSeller && offerAnswer !== 'accepted' && classifiedStatus === 'active' && (
        <Button
          icon="check"
          busy={busy}
          aria-label={t.acceptOf(buyerName, amount)}
          onClick={() => setNotice('accepted')}
        >
          {t.accept}
        </Button>
      )}
      {isSeller && offerAnswer === null && (
        <Button
          look="bare"
          disabled={write.isPending}
          aria-label={t.declineOf(buyerName, amount)}
          onClick={() => setNotice('declined')}
        >
          {t.decline}
        </Button>
      )}
    </div>
  )
}
