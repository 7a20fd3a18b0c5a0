import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { expireAdsTask } from '#server/classifieds/index.ts'
import type { Config } from './config.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { createTaskRunner, type AreDue, type TaskRunner } from '#server/kit/jobs/index.ts'
import { mailTasks } from '#server/kit/mail/index.ts'
import { textMessageTasks } from '#server/kit/text-messages/index.ts'

/** For an API that only reads for a build. */
export const NOOP_TASK_RUNNER: Pick<TaskRunner, 'add'> = { add: () => undefined }

/** Starts the background work of this installation; the nouns of the API add their own tasks. */
export function startTasks(
  { smtpUrl, mailFrom, smsGateway, dataDir }: Config,
  db: Db,
  logger: Logger,
): TaskRunner {
  const areDue: AreDue = async (conditions) => {
    const { rows } = await db.execute<{ due: boolean[] }>(
      sql`select array[${sql.join([...conditions], sql`, `)}]::boolean[] as due`,
    )
    return rows[0]!.due
  }
  const tasks = createTaskRunner(logger, areDue)
  for (const task of mailTasks({
    db,
    logger,
    config: { smtpUrl, mailFrom, outbox: join(dataDir, 'outbox') },
  }))
    tasks.add(task)
  for (const task of textMessageTasks({
    db,
    logger,
    config: { gateway: smsGateway, outbox: join(dataDir, 'outbox') },
  }))
    tasks.add(task)
  tasks.add(expireAdsTask({ db, now: () => new Date() }))
  return tasks
}
