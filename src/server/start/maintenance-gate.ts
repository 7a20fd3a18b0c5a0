import type { Secret } from '#server/kit/actor/keys.ts'
import type { Db } from '#server/kit/db/connection.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { getSettings, hasSitePass } from '#server/kit/settings/index.ts'
import type { MaintenanceInfo } from '#server/publishing/site/index.ts'

/**
 * Blocks browsers in maintenance mode. The setting is read every second; without the database the
 * last value is used.
 */
export function maintenanceGate(secret: Secret) {
  let maintenance: MaintenanceInfo = null
  return {
    blocks: (cookies: string | undefined): MaintenanceInfo =>
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
