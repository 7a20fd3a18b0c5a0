import type { Profile } from '#contract/profile.ts'
import { getPendingEmail, type AccountRow } from '#server/people/accounts/index.ts'
import { pickColumns } from '#server/kit/db/pick-columns.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { createPrivateLinks } from '#server/kit/uploads/index.ts'
import { PROFILE_FIELD_NAMES } from '#shared/rules/profile.ts'
import { offersPasskey } from './offers-passkey.ts'

type Asking = Pick<UserContext, 'db' | 'config' | 'now' | 'actor'>

/** The profile as its owner sees it; the photo with a link that an `<img>` can follow. */
export async function serialiseProfile({ db, config, now, actor }: Asking, row: AccountRow) {
  const { sign } = createPrivateLinks(config.jwtSecret)
  return {
    ...pickColumns(row, ['id', 'role', 'language', 'customerType', ...PROFILE_FIELD_NAMES]),
    mailLanguage: row.language,
    adminAccess: actor.adminAccess ?? 'none',
    isHelper: actor.isHelper ?? false,
    mobile: row.mobile,
    hasPassword: row.passwordHash !== null,
    offersPasskey: await offersPasskey(db, row),
    emailConfirmed: row.emailConfirmedAt !== null,
    pendingEmail: await getPendingEmail(db, row.id, now()),
    profilePhoto: row.profilePhoto && sign(row.profilePhoto, now()),
  } satisfies Profile
}
