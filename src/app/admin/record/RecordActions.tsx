import { records as t } from '#i18n/en/app/records.ts'
import { table } from '#i18n/en/app/table.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'

type Props = {
  name: string
  onEdit: () => void
  /** Only records of some kinds can be merged. */
  onMerge?: () => void
  onDelete: () => void
}

/** What can be done with a record, at the end of its row. */
export const RecordActions = ({ name, onEdit, onMerge, onDelete }: Props) => (
  <>
    <Button look="line" onClick={onEdit}>
      {t.edit}
    </Button>
    <Menu
      label={table.more(name)}
      items={[
        ...(onMerge ? [{ text: t.mergeInto, icon: 'link' as const, onChoose: onMerge }] : []),
        { text: t.delete, icon: 'trash' as const, isDangerous: true, onChoose: onDelete },
      ]}
    />
  </>
)
