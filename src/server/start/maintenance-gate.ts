import type { Secret } from '#server/actor/keys.ts'
import type { Db } from '#server/db/connection.ts'
import type { Task } from '#server/jobs/index.ts'
import { getSettings, hasSitePass } from '#server/settings/index.ts'
import type { Maintenance } from '#server/site/index.ts'

/**
 * Whether the site is open to a browser. The setting is read each second; while the database is
 * away, what was read last stays.
 */
export function maintenanceGate(secret: Secret) {
  let maintenance: Maintenance = null
  return {
    blocks: (cookies: string | undefined): Maintenance =>
      maintenance && !hasSitePass(cookies, secret, new Date()) ? maintenance : null,
    task: (db: Db): Task => ({
      name: 'maintenance',
      everyMs: 1000,
      run: async () => {
        const { maintenanceMode, ...settings } = await getSettings(db)
        maintenance = maintenanceMode ? settings : null
      },
    }),
  }
}
