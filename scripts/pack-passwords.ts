/**
 * Packs lists of breached passwords, one a line, into the file that new passwords are held against:
 * `node scripts/pack-passwords.ts list.txt …`. A number behind a colon or tab, as lists with counts
 * have it, is left out; so are passwords that are too short to be chosen here.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import {
  HASH_BYTES,
  hashForBreachList,
} from '#server/people/accounts/password-strength/breached.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/rules/profile.ts'

const OUT = new URL(
  '../src/server/people/accounts/password-strength/breached-passwords.bin',
  import.meta.url,
)

const hashes = new Set<string>()
for (const file of process.argv.slice(2))
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const password = line.replace(/[\t:]\d+$/, '')
    if (password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH)
      hashes.add(hashForBreachList(password).toString('hex'))
  }
if (hashes.size === 0) throw new Error('Name at least one file with passwords')
writeFileSync(OUT, Buffer.from([...hashes].sort().join(''), 'hex'))
console.log(`${hashes.size} passwords, ${hashes.size * HASH_BYTES} bytes`)
