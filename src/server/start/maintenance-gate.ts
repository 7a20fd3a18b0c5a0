import { sql } from 'drizzle-orm'
import type { Secret } from '#server/kit/actor/keys.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { contentVersions } from '#server/kit/db/tables/index.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { getSettings, hasSitePass } from '#server/kit/settings/index.ts'
import type { MaintenanceInfo } from '#server/publishing/site/index.ts'

const SETTINGS_VERSION = sql`(select version from ${contentVersions} where name = 'settings')`

/**
 * Blocks browsers in maintenance mode. The setting is read when it changes; without the database
 * the last value is used.
 */
export function maintenanceGate(secret: Secret) {
  let maintenance: MaintenanceInfo = null
  /** That of the settings that were read; none is ever -1. */
  let version: number | null = -1
  return {
    blocks: (cookies: string | undefined): MaintenanceInfo =>
      maintenance && !hasSitePass(cookies, secret, new Date()) ? maintenance : null,
    task: (db: Db): Task => ({
      name: 'maintenance',
      everyMs: 1000,
      due: () => sql`${SETTINGS_VERSION} is distinct from ${version}::bigint`,
      run: async () => {
        const { rows } = await db.execute<{ version: number | null }>(
          sql`select ${SETTINGS_VERSION} as version`,
        )
        version = rows[0]!.version
        const { maintenanceMode, ...settings } = await getSettings(db)
        maintenance = maintenanceMode ? settings : null
      },
    }),
  }
}
