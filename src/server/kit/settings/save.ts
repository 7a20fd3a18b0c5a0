import { sql } from 'drizzle-orm'
import { plainErrorMap, errorsByField } from '#contract/reasons.ts'
import { websiteSettings, type WebsiteSettings } from '#contract/settings.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { settings } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { getSettings } from './get.ts'

/** Settings to save; one that is left out stays as it is. */
type Changes = { [Name in keyof WebsiteSettings]?: WebsiteSettings[Name] | undefined }

/**
 * Saves the given settings where they differ and leaves the others as they are. Answers all. Throws
 * INVALID_INPUT.
 */
export async function saveSettings(
  { db, actor }: { db: Db; actor: Actor },
  changes: Changes,
  action: 'update' | 'restore' = 'update',
): Promise<WebsiteSettings> {
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  )
  // The defaults fill in the rest, so that single values can be checked by the one schema.
  const checked = websiteSettings.safeParse(given, { error: plainErrorMap })
  if (!checked.success)
    throw new ApiError('INVALID_INPUT', { fields: errorsByField(checked.error, 'settings') })
  const wanted = { ...checked.data, contactWhatsapp: callable(checked.data.contactWhatsapp) }
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'settings')
    const before = await getSettings(tx)
    const names = namesOf(wanted).filter(
      (name) => Object.hasOwn(given, name) && wanted[name] !== before[name],
    )
    if (names.length > 0) await write(tx, { actor, action }, before, wanted, names)
    return getSettings(tx)
  })
}

async function write(
  tx: Transaction,
  { actor, action }: { actor: Actor; action: 'update' | 'restore' },
  before: WebsiteSettings,
  wanted: WebsiteSettings,
  names: (keyof WebsiteSettings)[],
): Promise<void> {
  const only = (all: WebsiteSettings) => Object.fromEntries(names.map((name) => [name, all[name]]))
  await tx
    .insert(settings)
    .values({ id: 1, values: only(wanted) })
    .onConflictDoUpdate({
      target: settings.id,
      set: { values: sql`${settings.values} || excluded.values` },
    })
  await recordAudit(tx, actor, action, 'settings', 1, {
    changed: names,
    before: only(before),
    after: only(wanted),
  })
  await markChanged(tx, 'settings', 1, 'updated')
}

const namesOf = (all: WebsiteSettings) => Object.keys(all) as (keyof WebsiteSettings)[]

/** A number with its country code, because links to WhatsApp consist of its digits. */
const callable = (phone: string): string => normalisePhone(phone) ?? phone
