import { useState } from 'react'
import { adminUsers as t } from '#i18n/en/app/admin-users.ts'
import {
  PUBLISHED_CONTENT_TYPES,
  type PublishedContentType,
} from '#shared/rules/published-content-types.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Select } from '#ui/Select.tsx'
import { HelperDialog } from './HelperDialog.tsx'
import type { Person, Role, UserActions } from './use-user-actions.ts'

const ROLES = ['user', 'owner', 'admin'] as const

const texts = (confirm: string) => ({
  close: t.close,
  cancel: t.cancel,
  confirm,
  busy: t.working,
})

/** What is asked before an account is deactivated, deleted or given another role. */
export function UserDialogs({ actions }: { actions: UserActions }) {
  const { dialog, isBusy, close, proof } = actions
  if (!dialog) return proof
  const { what, person } = dialog
  const same = { key: `${what} ${person.id}`, person, isBusy, close, actions }
  return (
    <>
      {what === 'deactivate' && <DeactivateDialog {...same} key={same.key} />}
      {what === 'role' && <RoleDialog {...same} key={same.key} />}
      {what === 'helper' && <HelperDialog {...same} key={same.key} />}
      {what === 'remove' && <RemoveDialog {...same} key={same.key} />}
      {proof}
    </>
  )
}

type Fate = 'keep' | 'remove'
type Props = { person: Person; isBusy: boolean; close: () => void; actions: UserActions }

/** What they published stays shown, unless it is chosen to be hidden. */
function DeactivateDialog({ person, isBusy, close, actions }: Props) {
  const [hide, setHide] = useState<PublishedContentType[]>([])
  const toggle = (one: PublishedContentType, isHidden: boolean) =>
    setHide(isHidden ? [...hide, one] : hide.filter((other) => other !== one))
  return (
    <ConfirmDialog
      open
      title={t.deactivateOf(person.name)}
      texts={texts(t.deactivate)}
      busy={isBusy}
      isDangerous
      onClose={close}
      onConfirm={() => actions.deactivate(person, hide)}
    >
      <p>{t.deactivateText}</p>
      <fieldset>
        <legend>{t.hide}</legend>
        {PUBLISHED_CONTENT_TYPES.map((one) => (
          <Checkbox
            key={one}
            label={t.publications[one]}
            checked={hide.includes(one)}
            onChange={({ target }) => toggle(one, target.checked)}
          />
        ))}
      </fieldset>
    </ConfirmDialog>
  )
}

function RoleDialog({ person, isBusy, close, actions }: Props) {
  const [role, setRole] = useState<Role>(person.role)
  return (
    <ConfirmDialog
      open
      title={t.roleOf(person.name)}
      texts={texts(t.changeRole)}
      busy={isBusy}
      onClose={close}
      onConfirm={() => (role === person.role ? close() : void actions.setRole(person, role))}
    >
      <Select
        label={t.columns.role}
        choices={ROLES.map((value) => ({ value, text: t.roles[value] }))}
        value={role}
        onChange={({ target }) => setRole(target.value as Role)}
      />
      <p>{t.roleText}</p>
      {role === 'admin' && person.role !== 'admin' && <p className="notice">{t.roleAdmin}</p>}
    </ConfirmDialog>
  )
}

function RemoveDialog({ person, isBusy, close, actions }: Props) {
  const [listings, setListings] = useState<Fate>('keep')
  const [reviews, setReviews] = useState<Fate>('remove')
  return (
    <ConfirmDialog
      open
      title={t.removeOf(person.name)}
      texts={texts(t.remove)}
      busy={isBusy}
      isDangerous
      onClose={close}
      onConfirm={() => void actions.remove(person, { listings, reviews })}
    >
      <p>{t.removeText}</p>
      <p>{t.whatGoes}</p>
      <FateSelect
        label={t.listings}
        texts={{ keep: t.listingsKeep, remove: t.listingsRemove }}
        value={listings}
        onChoose={setListings}
      />
      <FateSelect
        label={t.reviews}
        texts={{ remove: t.reviewsRemove, keep: t.reviewsKeep }}
        value={reviews}
        onChoose={setReviews}
      />
    </ConfirmDialog>
  )
}

type FateProps = {
  label: string
  /** In the order of the choices. */
  texts: Record<Fate, string>
  value: Fate
  onChoose: (fate: Fate) => void
}

/** What becomes of something when its account is deleted. */
function FateSelect({ label, texts, value, onChoose }: FateProps) {
  return (
    <Select
      label={label}
      choices={Object.entries(texts).map(([fate, text]) => ({ value: fate, text }))}
      value={value}
      onChange={({ target }) => onChoose(target.value as Fate)}
    />
  )
}
