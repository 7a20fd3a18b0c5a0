import { rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { ensureAdmin, hasGeneratedPassword } from '#server/people/accounts/index.ts'
import type { Config } from './config.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { ensureSecretFile } from './data-folder.ts'
import { generatePassword, passwordPath } from './secrets.ts'

/** How to sign in as administrator; `password` only if this start made it. */
export type AdminLogin = { email: string; password?: string; file?: string }

/**
 * Makes sure that there is an administrator. A generated password is stored in the data folder
 * before the account is made, so a kill in between loses no login.
 */
export async function ensureAdminLogin(config: Config, db: Db): Promise<AdminLogin> {
  const email = config.adminEmail
  if (config.adminPassword) {
    await ensureAdmin({ db }, { email, password: config.adminPassword })
    return { email }
  }
  const file = passwordPath(config.dataDir)
  const kept = await ensureSecretFile(file, generatePassword)
  const made = { email, password: kept.value, isPasswordMade: true }
  const { created } = await ensureAdmin({ db }, made)
  if (created && kept.made) return { email, password: kept.value, file }
  // The administrator already existed and has another password, or has replaced this one.
  const isUseless = kept.made || (!created && (await hasGeneratedPassword({ db }, made)) === false)
  if (isUseless) await rm(file, { force: true })
  return existsSync(file) ? { email, file } : { email }
}
