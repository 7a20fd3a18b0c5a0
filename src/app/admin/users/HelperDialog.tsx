import { useState } from 'react'
import { useRead } from '#app/data/use-read.ts'
import { adminUsers as t } from '#i18n/en/app/admin-users.ts'
import { nameOf } from '#i18n/en/names.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Select } from '#ui/Select.tsx'
import type { Person, UserActions } from './use-user-actions.ts'

type Props = { person: Person; isBusy: boolean; close: () => void; actions: UserActions }
type Reach = 'none' | 'every' | 'some'

/** Where somebody may call businesses and write facts: nowhere, in every town, or in some. */
export function HelperDialog({ person, isBusy, close, actions }: Props) {
  const { helper } = person
  const [reach, setReach] = useState<Reach>(
    helper ? (helper.everyTown ? 'every' : 'some') : 'every',
  )
  const [chosen, setChosen] = useState<readonly number[]>(helper?.towns.map(({ id }) => id) ?? [])
  const [problem, setProblem] = useState<string>()
  const isSome = reach === 'some'
  const towns = useRead('GET /locations', { query: { limit: '1000' } }, { enabled: isSome })
  const toggle = (id: number, isOne: boolean) =>
    setChosen(isOne ? [...chosen, id] : chosen.filter((one) => one !== id))
  const confirm = () => {
    if (reach === 'none') return helper ? void actions.endHelper(person) : close()
    if (isSome && chosen.length === 0) return setProblem(t.helper.noTown)
    void actions.makeHelper(person, { everyTown: !isSome, towns: isSome ? [...chosen] : [] })
  }
  return (
    <ConfirmDialog
      open
      title={t.helper.of(person.name)}
      texts={{ close: t.close, cancel: t.cancel, confirm: t.helper.save, busy: t.working }}
      busy={isBusy}
      problem={problem}
      onClose={close}
      onConfirm={confirm}
    >
      <p>{t.helper.text}</p>
      <Select
        label={t.helper.where}
        choices={(['none', 'every', 'some'] as const).map((value) => ({
          value,
          text: t.helper.reach[value],
        }))}
        value={reach}
        onChange={({ target }) => setReach(target.value as Reach)}
      />
      {isSome && (
        <fieldset>
          <legend>{t.helper.towns}</legend>
          {towns.data?.data.map(({ id, city, nameHi }) => (
            <Checkbox
              key={id}
              label={nameOf({ name: city, nameHi })}
              checked={chosen.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          ))}
        </fieldset>
      )}
    </ConfirmDialog>
  )
}
