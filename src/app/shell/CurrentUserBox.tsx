import { shell as t } from '#i18n/en/app/shell.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Avatar } from './Avatar.tsx'
import { signOut } from '#stores/sign-out.ts'
import type { CurrentUser } from './use-current-user.ts'

/** Who is signed in, and the way out. */
export const CurrentUserBox = ({ person }: { person: CurrentUser }) => (
  <div className="rail-person">
    <Avatar name={person.name} seed={person.id} photo={person.profilePhoto} />
    <div>
      <b>{person.name}</b>
      {person.email && <small>{person.email}</small>}
      <small className="person-role">{t.roles[person.role]}</small>
      {person.customerType && !saysTheSame(person) && (
        <small>{t.customerTypes[person.customerType]}</small>
      )}
    </div>
    <IconButton icon="out" label={t.logout} onClick={signOut} />
  </div>
)

/** An owner who calls themselves a business owner is named so once. */
const saysTheSame = ({ role, customerType }: CurrentUser): boolean =>
  role === 'owner' && customerType === 'business_owner'
