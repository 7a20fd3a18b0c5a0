import { pino } from 'pino'
import { startSession } from '#server/people/accounts/sessions.ts'
import { accounts, passkeys } from '#server/kit/db/tables/index.ts'
import { loadConfig } from '#server/start/config.ts'
import { prepareDatabase } from '#server/start/database.ts'
import { ensureStoredSecret } from '#server/start/secrets.ts'

/** Makes an administrator with a second factor in a running product; the answer is their token. */
export async function makeAdministrator(dataDir: string, port: number): Promise<string> {
  const config = loadConfig({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' })
  const { db, stop } = await prepareDatabase(config, pino({ level: 'silent' }))
  try {
    const person = { email: 'admin@bench.example', name: 'Meera', role: 'admin' as const }
    const [made] = await db
      .insert(accounts)
      .values({ ...person, passwordHash: 'none' })
      .returning({ id: accounts.id })
    const passkey = { accountId: made!.id, credentialId: 'admin', publicKey: 'x', name: 'Phone' }
    await db.insert(passkeys).values(passkey)
    const jwtSecret = await ensureStoredSecret(dataDir)
    return await startSession(db, { ...person, id: made!.id }, { jwtSecret, now: new Date() })
  } finally {
    await stop()
  }
}
