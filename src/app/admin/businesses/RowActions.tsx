import { Link } from '#app/router/index.ts'
import { businessPath } from '#config/routes.ts'
import { editListingPath } from '#config/app-paths.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import { table } from '#i18n/en/app/table.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import { Menu, type MenuItem } from '#ui/Menu.tsx'
import type { Row } from './columns.tsx'
import type { BusinessActions } from './use-business-actions.ts'

type Props = { row: Row; actions: BusinessActions; onMerge: (row: Row) => void }

/** Edit and View; what changes more than the text is in the menu. */
export const RowActions = ({ row, actions, onMerge }: Props) => (
  <>
    <Link className="row-link" to={editListingPath(row.id)} aria-label={t.editOf(row.name)}>
      {t.edit}
    </Link>
    {hasPublicPage(row.status) && (
      <a className="row-link" href={businessPath(row.slug)} aria-label={t.viewOf(row.name)}>
        {t.view}
      </a>
    )}
    <Menu label={table.more(row.name)} items={itemsOf(row, actions, onMerge)} />
  </>
)

function itemsOf(
  row: Row,
  actions: BusinessActions,
  onMerge: Props['onMerge'],
): readonly MenuItem[] {
  const { status, verified, featured, deletedAt } = row
  const show = { icon: 'check', onChoose: () => actions.show(row) } as const
  return [
    ...(status === 'pending' ? [{ ...show, text: t.approve }] : []),
    ...(status === 'inactive' && !deletedAt ? [{ ...show, text: t.reactivate }] : []),
    { text: t.history, icon: 'clock', onChoose: () => actions.history(row) },
    ...(deletedAt ? [] : [{ text: t.merge, icon: 'copy' as const, onChoose: () => onMerge(row) }]),
    { text: t.changeOwner, icon: 'user', onChoose: () => actions.askOwner(row) },
    {
      text: verified ? t.unverify : t.verify,
      icon: 'seal',
      onChoose: () => actions.turn(row, 'verified'),
    },
    {
      text: featured ? t.unfeature : t.feature,
      icon: 'star',
      onChoose: () => actions.turn(row, 'featured'),
    },
    ...(status === 'inactive'
      ? []
      : [
          {
            text: status === 'pending' ? t.reject : t.deactivate,
            icon: 'close' as const,
            isDangerous: true,
            onChoose: () => actions.askToHide(row),
          },
        ]),
    ...(deletedAt
      ? []
      : [
          {
            text: t.remove,
            icon: 'trash' as const,
            isDangerous: true,
            onChoose: () => actions.askToRemove(row),
          },
        ]),
  ]
}
