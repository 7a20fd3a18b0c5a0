import { sql } from 'drizzle-orm'
import { accounts as a } from '#server/kit/db/tables/index.ts'

/** What is left of an erased account has no address any more (`personal-data/erase.ts`). */
export const isPerson = sql`coalesce(${a.email}, '') not like '%@account.invalid'`

/** What a person is found by, as `accounts_anywhere_index` has it. */
export const personText = sql`lower(${a.name} || ' ' || coalesce(${a.email}, '') ||
    ' ' || coalesce(${a.phone}, '') || ' ' || coalesce(${a.mobile}, ''))`
