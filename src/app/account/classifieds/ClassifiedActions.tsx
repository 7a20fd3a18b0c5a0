import { Link } from '#app/router/index.ts'
import type { OwnClassified } from '#contract/classifieds-selling.ts'
import { editClassifiedPath } from '#config/app-paths.ts'
import { myClassifieds as t } from '#i18n/en/app/my-classifieds.ts'
import { canRenew } from '#shared/rules/classifieds.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Menu, type MenuItem } from '#ui/Menu.tsx'

/** What can be done to an ad from its row. */
export type ClassifiedAction = 'sell' | 'renew' | 'withdraw' | 'undoSale' | 'again' | 'delete'
export type ClassifiedActionHandler = (action: ClassifiedAction, classified: OwnClassified) => void

type Props = { classified: OwnClassified; now: Date; onAct: ClassifiedActionHandler }

/** The buttons of a row: what fits the state, then change; the rest in a menu. */
export function ClassifiedActions({ classified, now, onAct }: Props) {
  const expiresAt = classified.expiresAt ? new Date(classified.expiresAt) : null
  const items: MenuItem[] = [
    ...(classified.status === 'active'
      ? [{ text: t.withdraw, onChoose: () => onAct('withdraw', classified) }]
      : []),
    {
      text: t.delete,
      icon: 'trash',
      isDangerous: true,
      onChoose: () => onAct('delete', classified),
    },
  ]
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
        <Button
          icon="check"
          aria-label={t.markSoldOf(classified.title)}
          onClick={() => onAct('sell', classified)}
        >
          {t.markSold}
        </Button>
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
          to={editClassifiedPath(classified.id)}
          aria-label={t.editOf(classified.title)}
        >
          <Icon name="edit" />
        </Link>
      )}
      <Menu label={t.moreOf(classified.title)} items={items} />
    </div>
  )
}
