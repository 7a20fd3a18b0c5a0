import type { Profile } from '#contract/profile.ts'
import { getPendingEmail, type AccountRow } from '#server/people/accounts/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { createPrivateLinks } from '#server/kit/uploads/index.ts'

type Asking = Pick<UserContext, 'db' | 'config' | 'now' | 'actor'>

/** The profile as its owner sees it; the photo with a link that an `<img>` can follow. */
export async function presentProfile({ db, config, now, actor }: Asking, row: AccountRow) {
  const { id, role, name, email, phone, address, city, state, pincode, customerType } = row
  const { sign } = createPrivateLinks(config.jwtSecret)
  return {
    id,
    role,
    adminAccess: actor.adminAccess ?? 'none',
    name,
    email,
    emailConfirmed: row.emailConfirmedAt !== null,
    mailLanguage: row.mailLanguage,
    pendingEmail: await getPendingEmail(db, id, now()),
    phone,
    address,
    city,
    state,
    pincode,
    customerType,
    profilePhoto: row.profilePhoto && sign(row.profilePhoto, now()),
  } satisfies Profile
}
