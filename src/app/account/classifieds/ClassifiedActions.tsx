import { Link } from 'react-router'
import type { OwnClassified } from '#contract/classifieds-selling.ts'
import { editAdPath } from '#config/app-paths.ts'
import { myClassifieds as t } from '#i18n/en/app/my-classifieds.ts'
import { canRenew } from '#shared/rules/classifieds.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'

/** What can be done to an ad from its row. */
export type ClassifiedAction = 'sell' | 'renew' | 'withdraw' | 'undoSale' | 'again' | 'delete'
export type ClassifiedActionHandler = (action: ClassifiedAction, classified: OwnClassified) => void

type Props = { classified: OwnClassified; now: Date; onAct: ClassifiedActionHandler }

/** The buttons of a row: what fits the state, then change and delete. */
export function ClassifiedActions({ classified, now, onAct }: Props) {
  const expiresAt = classified.expiresAt ? new Date(classified.expiresAt) : null
  const isChangeable = classified.status !== 'sold' && classified.status !== 'suspended'
  return (
    <div className="acts">
      {canRenew({ status: classified.status, expiresAt }, now) && (
        <Button
          icon="clock"
          aria-label={t.renewOf(classified.title)}
          onClick={() => onAct('renew', classified)}
        >
          {t.renew}
        </Button>
      )}
      {classified.status === 'active' && (
        <>
          <Button
            icon="check"
            aria-label={t.markSoldOf(classified.title)}
            onClick={() => onAct('sell', classified)}
          >
            {t.markSold}
          </Button>
          <Button
            look="bare"
            aria-label={t.withdrawOf(classified.title)}
            onClick={() => onAct('withdraw', classified)}
          >
            {t.withdraw}
          </Button>
        </>
      )}
      {classified.status === 'sold' && (
        <Button
          aria-label={t.forSaleOf(classified.title)}
          onClick={() => onAct('undoSale', classified)}
        >
          {t.forSale}
        </Button>
      )}
      {(classified.status === 'sold' ||
        classified.status === 'expired' ||
        classified.status === 'rejected') && (
        <Button
          look="bare"
          aria-label={t.againOf(classified.title)}
          onClick={() => onAct('again', classified)}
        >
          {t.again}
        </Button>
      )}
      {isChangeable && (
        <Link
          className="icon-button"
          to={editAdPath(classified.id)}
          aria-label={t.editOf(classified.title)}
        >
          <Icon name="edit" />
        </Link>
      )}
      <IconButton
        icon="trash"
        label={t.deleteOf(classified.title)}
        onClick={() => onAct('delete', classified)}
      />
    </div>
  )
}
