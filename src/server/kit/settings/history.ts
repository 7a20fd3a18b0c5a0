import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import {
  websiteSettings,
  type listSettingsHistory as endpoint,
  type SettingsChange,
  type WebsiteSettings,
} from '#contract/settings.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { accounts, auditEntries as entries, uploads } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { saveSettings } from './save.ts'

type Detail = { changed?: unknown; before?: Values; after?: Values }
type Values = Record<string, unknown>

const isChange = and(
  eq(entries.noun, 'settings'),
  inArray(entries.action, ['update', 'restore']),
  isNotNull(entries.detail),
)

/** What was changed in the settings, the latest first; it is read from the audit log. */
export async function listSettingsHistory(
  { db }: Pick<UserContext, 'db'>,
  { page, limit }: { page: number; limit: number },
): Promise<Omit<ResponseOf<typeof endpoint>, 'success'>> {
  const rows = await db
    .select({ id: entries.id, at: entries.at, action: entries.action, by: accounts.name, detail })
    .from(entries)
    .leftJoin(accounts, eq(accounts.id, entries.accountId))
    .where(isChange)
    .orderBy(desc(entries.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const data = rows.map(({ id, at, action, by, detail: { before = {}, after = {} } }) => ({
    id,
    at: at.toISOString(),
    by,
    isRestore: action === 'restore',
    changes: Object.keys(after).map((name) => ({
      name,
      before: plain(before[name]),
      after: plain(after[name]),
    })),
  }))
  return { data, pagination: toPagination({ page, limit }, await db.$count(entries, isChange)) }
}

const detail = entries.detail.getSQL().mapWith(entries.detail).as<Detail>('detail')

const plain = (value: unknown): SettingsChange['changes'][number]['after'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null

/**
 * Sets every setting as it was before the change of that id: this change and all later ones are
 * taken back. Returns the settings whose pictures are gone; they stay as they are. Throws
 * NOT_FOUND.
 */
export async function restoreSettings(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  id: number,
): Promise<{ settings: WebsiteSettings; gone: string[] }> {
  const later = await db
    .select({ id: entries.id, detail })
    .from(entries)
    .where(and(isChange, gte(entries.id, id)))
    .orderBy(desc(entries.id))
  if (later.at(-1)?.id !== id) throw new ApiError('NOT_FOUND')
  const wanted: Values = {}
  for (const one of later) Object.assign(wanted, one.detail.before)
  const gone: string[] = []
  for (const [name, value] of Object.entries(wanted)) {
    const schema = websiteSettings.shape[name as keyof WebsiteSettings] as
      | (typeof websiteSettings.shape)['siteName']
      | undefined
    // A setting or a value that the website does not know any more.
    if (!schema?.safeParse(value).success) delete wanted[name]
    else if (await isGone(db, value)) {
      delete wanted[name]
      gone.push(name)
    }
  }
  return { settings: await saveSettings({ db, actor }, wanted, 'restore'), gone }
}

/** Whether it is the path of an upload that was removed because nothing used it. */
async function isGone(db: DbOrTransaction, value: unknown): Promise<boolean> {
  if (typeof value !== 'string' || !value.startsWith('/uploads/')) return false
  return (await db.$count(uploads, and(eq(uploads.path, value), eq(uploads.isStored, true)))) === 0
}
