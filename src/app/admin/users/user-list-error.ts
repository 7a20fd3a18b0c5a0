import type { CallError } from '#client/call.ts'
import { adminUsers as t } from '#i18n/en/app/admin-users.ts'

/** Why the list of people did not come. */
export function getUserListError({ status, code }: CallError): string {
  if (status === 401) return t.failed.signIn
  if (status === 403) return t.failed.denied
  return code === 'NETWORK' ? t.failed.network : t.failed.list
}
