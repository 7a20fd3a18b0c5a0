import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { normaliseMobile } from '#shared/rules/mobile.ts'

/** The number of a listing to which a code can be sent; null for a landline or none. */
export async function getClaimMobile(
  db: DbOrTransaction,
  phone: string | null,
): Promise<string | null> {
  const { allowMobileLogin, allowForeignNumbers } = await getSettings(db)
  return allowMobileLogin && phone ? normaliseMobile(phone, allowForeignNumbers) : null
}
