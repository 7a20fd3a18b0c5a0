import { sql } from 'drizzle-orm'
import type { SetupProgress } from '#contract/setup.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { hasSecondFactor } from '#server/people/second-factor/index.ts'
import { getSettings, getSavedSettings } from '#server/kit/settings/index.ts'
import { SETUP_STEPS, type SetupStep } from '#shared/rules/setup.ts'
import { getPostponedSteps } from './postponed.ts'

/** What the environment says: see README, "Configuration". */
export type InstallationFeatures = { hasMailServer: boolean; hasBackupBucket: boolean }

/** Which steps of the setup are done, and which were put off. `accountId`: who asks. */
export async function readSetup(
  db: DbOrTransaction,
  accountId: number,
  { hasMailServer, hasBackupBucket }: InstallationFeatures,
): Promise<SetupProgress> {
  const settings = await getSettings(db)
  const saved = await getSavedSettings(db)
  const { administrators, withSecondFactor } = await countAdministrators(db)
  const isDone: Record<SetupStep, boolean> = {
    contact: settings.contactEmail !== '',
    mail: hasMailServer,
    backup: hasBackupBucket,
    secondFactor: administrators > 0 && withSecondFactor === administrators,
    hours: Object.hasOwn(saved, 'supportWeekdays') || Object.hasOwn(saved, 'supportWeekend'),
    legal: settings.legalName !== '' && settings.grievanceOfficerName !== '',
  }
  const postponed = await getPostponedSteps(db)
  return {
    steps: SETUP_STEPS.map((step) => ({
      step,
      isDone: isDone[step],
      isPostponed: postponed.includes(step),
    })),
    contactEmail: settings.contactEmail,
    administrators,
    withSecondFactor,
    hasOwnSecondFactor: await hasSecondFactor(db, accountId),
  }
}

type Counts = { administrators: number; withSecondFactor: number }

async function countAdministrators(db: DbOrTransaction): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select count(*)::int as "administrators",
      (count(*) filter (where exists (
          select from authenticators f
          where f.account_id = a.id and f.confirmed_at is not null)
        or exists (select from passkeys p where p.account_id = a.id)))::int as "withSecondFactor"
    from accounts a where a.role = 'admin' and a.status = 'active'`)
  return rows[0]!
}
