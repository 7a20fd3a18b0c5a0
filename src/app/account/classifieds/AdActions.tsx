import { Link } from 'react-router'
import type { OwnAd } from '#contract/classifieds-selling.ts'
import { editAdPath } from '#config/app-paths.ts'
import { myAds as t } from '#i18n/en/app/my-ads.ts'
import { canRenew } from '#shared/rules/classifieds.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'

/** What can be done to an ad from its row. */
export type AdAction = 'sell' | 'renew' | 'withdraw' | 'undoSale' | 'again' | 'delete'
export type AdActionHandler = (action: AdAction, ad: OwnAd) => void

type Props = { ad: OwnAd; now: Date; onAct: AdActionHandler }

/** The buttons of a row: what fits the state, then change and delete. */
export function AdActions({ ad, now, onAct }: Props) {
  const expiresAt = ad.expiresAt ? new Date(ad.expiresAt) : null
  const isChangeable = ad.status !== 'sold' && ad.status !== 'suspended'
  return (
    <div className="acts">
      {canRenew({ status: ad.status, expiresAt }, now) && (
        <Button icon="clock" aria-label={t.renewOf(ad.title)} onClick={() => onAct('renew', ad)}>
          {t.renew}
        </Button>
      )}
      {ad.status === 'active' && (
        <>
          <Button
            icon="check"
            aria-label={t.markSoldOf(ad.title)}
            onClick={() => onAct('sell', ad)}
          >
            {t.markSold}
          </Button>
          <Button
            look="bare"
            aria-label={t.withdrawOf(ad.title)}
            onClick={() => onAct('withdraw', ad)}
          >
            {t.withdraw}
          </Button>
        </>
      )}
      {ad.status === 'sold' && (
        <Button aria-label={t.forSaleOf(ad.title)} onClick={() => onAct('undoSale', ad)}>
          {t.forSale}
        </Button>
      )}
      {(ad.status === 'sold' || ad.status === 'expired' || ad.status === 'rejected') && (
        <Button look="bare" aria-label={t.againOf(ad.title)} onClick={() => onAct('again', ad)}>
          {t.again}
        </Button>
      )}
      {isChangeable && (
        <Link className="icon-button" to={editAdPath(ad.id)} aria-label={t.editOf(ad.title)}>
          <Icon name="edit" />
        </Link>
      )}
      <IconButton icon="trash" label={t.deleteOf(ad.title)} onClick={() => onAct('delete', ad)} />
    </div>
  )
}
