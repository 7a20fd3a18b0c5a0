import { randomUUID } from 'node:crypto'
import type { Account } from '#contract/accounts.ts'
import { createAccount } from '#server/people/accounts/create.ts'
import { hashPassword } from '#server/people/accounts/password.ts'
import { startSession } from '#server/people/accounts/sessions.ts'
import { VISITOR } from '#server/kit/actor/actor.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { passkeys } from '#server/kit/db/tables/index.ts'
import { ensureStoredSecret } from '#server/start/secrets.ts'
import { withDatabase } from './database.ts'
import { getDataFolder } from './folder.ts'
import { readMailTo } from './outbox.ts'

export const PASSWORD = 'sohrai painting'
let passwordHash: string | undefined

export const createMailAddress = () => `person-${randomUUID()}@example.org`

/** The code and the link in the newest mail about a registration. */
export async function readMailedProof(address: string): Promise<{ code: string; link: string }> {
  const mail = await readMailTo(address, 'confirm-registration')
  const [, code = ''] = /: (\d{6})\s/.exec(mail) ?? []
  const [link = ''] = /http:\S+\/confirm-email#registration=[\w-]+/.exec(mail) ?? []
  return { code, link }
}

/**
 * An account as registering and confirming leave it, with a valid token. Both have tests of their
 * own; here they would take two seconds each time.
 */
export function makeAccount({
  address = createMailAddress(),
  name = 'Asha Kumari',
  role = 'user',
}: { address?: string; name?: string; role?: Account['role'] } = {}): Promise<{
  id: number
  address: string
  token: string
}> {
  return withDatabase(async (db) => {
    passwordHash ??= await hashPassword(PASSWORD)
    const now = new Date()
    const [jwtSecret, made] = [await ensureStoredSecret(getDataFolder()), passwordHash]
    return db.transaction(async (tx) => {
      const account = await createAccount(
        { db: tx, actor: VISITOR },
        { name, role, email: address, passwordHash: made, emailConfirmedAt: now },
      )
      if (role === 'admin') await addPasskey(tx, account.id)
      const token = await startSession(tx, account, { jwtSecret, now })
      return { id: account.id, address, token }
    })
  })
}

/** Adds a second factor: without one, nobody may administer after the first sign-in. */
export async function addPasskey(db: DbOrTransaction, accountId: number): Promise<void> {
  const row = { accountId, credentialId: `of ${accountId}`, publicKey: 'x', name: 'Phone' }
  await db.insert(passkeys).values(row)
}
