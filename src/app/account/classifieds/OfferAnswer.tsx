import { useWrite } from '#app/data/use-write.ts'
import { offers as t } from '#i18n/en/app/offers.ts'
import type { AdStatus } from '#shared/rules/classifieds.ts'
import { formatRupees } from '#shared/rules/money.ts'
import type { OfferAnswer as Answer } from '#shared/rules/offers.ts'
import { Button } from '#ui/Button.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'

type Offer = {
  id: number
  offeredPrice: number
  offerAnswer: Answer | null
  adStatus: AdStatus
}

type Props = {
  offer: Offer
  buyerName: string
  /** Whether it is the seller who looks: the buyer sees the state alone. */
  isSeller: boolean
  onSaid: (text: string) => void
}

const VARIANTS = { accepted: 'live', declined: 'no' } as const

/** What became of an offer, and the seller's answer to it. */
export function OfferAnswer({ offer, buyerName, isSeller, onSaid }: Props) {
  const { id, offeredPrice, offerAnswer, adStatus } = offer
  const write = useWrite('PATCH /classified-inquiries/{id}/offer', {
    renews: [
      'GET /classified-inquiries/seller',
      'GET /classified-inquiries/stats',
      'GET /conversations',
      'GET /conversations/{key}',
    ],
  })
  const say = (answer: Answer) =>
    write.mutate(
      { params: { id }, body: { answer } },
      {
        onSuccess: () => onSaid(t.said[answer](buyerName)),
        onError: ({ said }) => onSaid(`${t.failed} ${said ?? ''}`.trim()),
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
      {isSeller && offerAnswer !== 'accepted' && adStatus === 'active' && (
        <Button
          icon="check"
          busy={busy}
          aria-label={t.acceptOf(buyerName, amount)}
          onClick={() => say('accepted')}
        >
          {t.accept}
        </Button>
      )}
      {isSeller && offerAnswer === null && (
        <Button
          look="bare"
          disabled={write.isPending}
          aria-label={t.declineOf(buyerName, amount)}
          onClick={() => say('declined')}
        >
          {t.decline}
        </Button>
      )}
    </div>
  )
}
