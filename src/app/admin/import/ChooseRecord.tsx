import { useState } from 'react'
import { useRead } from '#app/data/use-read.ts'
import { adminImport } from '#i18n/en/app/admin-import.ts'
import { importDecisions as t } from '#i18n/en/app/import-decisions.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { Combobox, type ComboboxOption } from '#ui/Combobox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Select } from '#ui/Select.tsx'

type Props = {
  of: 'town' | 'category'
  title: string
  onChoose: (id: number) => void
  onClose: () => void
  /** What else can be done with the rows. */
  children?: React.ReactNode
}

/** Asks for the town or the category that rows get. */
export function ChooseRecord({ of, title, onChoose, onClose, children }: Props) {
  const [town, setTown] = useState<ComboboxOption | null>(null)
  const [category, setCategory] = useState('')
  const id = Number(of === 'town' ? (town?.id ?? 0) : category)
  return (
    <Dialog open title={title} closeLabel={adminImport.close} onClose={onClose}>
      <div className="stack">
        {of === 'town' ? (
          <Combobox
            label={t.chooseTown}
            chosen={town}
            onChoose={setTown}
            load={loadTowns}
            t={t.find}
          />
        ) : (
          <Categories chosen={category} onChoose={setCategory} />
        )}
        <div className="dialog-actions">
          {children ?? <Button onClick={onClose}>{adminImport.cancel}</Button>}
          <Button look="primary" disabled={id === 0} onClick={() => onChoose(id)}>
            {t.use}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

async function loadTowns(text: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const query = { search: text, limit: 20, status: 'active' as const }
  const { data } = await call('GET /locations/admin/all', { query, signal })
  return data.map(({ id, city, district, state }) => ({
    id,
    text: city,
    note: `${district}, ${state}`,
  }))
}

type CategoriesProps = { chosen: string; onChoose: (id: string) => void }

function Categories({ chosen, onChoose }: CategoriesProps) {
  const categories = useRead('GET /categories', {}).data?.data ?? []
  return (
    <Select
      label={t.chooseCategory}
      value={chosen}
      choices={[
        { value: '', text: '' },
        ...categories.map(({ id, name }) => ({ value: String(id), text: name })),
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
