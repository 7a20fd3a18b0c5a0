import type { Logger } from 'pino'
import type { Db } from '#server/kit/db/connection.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { MINUTE_MS, HOUR_MS } from '#shared/rules/duration.ts'
import { deleteOldMails } from './delete-old.ts'
import { pruneOutbox } from './rotate-outbox.ts'
import { sendDueMails } from './send.ts'
import { hasDueMail } from './claim.ts'
import type { MailConfig } from './transport.ts'

type Deps = { db: Db; logger: Logger; config: MailConfig }

/** What mail needs done in the background. */
export function mailTasks({ db, logger, config }: Deps): Task[] {
  const now = () => new Date()
  return [
    {
      name: 'send mail',
      everyMs: 2_000,
      due: () => hasDueMail(now()),
      run: async (signal) => void (await sendDueMails({ db, logger, config, now, signal })),
    },
    {
      name: 'forget old mail',
      everyMs: 6 * HOUR_MS,
      run: () => deleteOldMails({ db, now }),
    },
    {
      name: 'rotate the outbox',
      everyMs: 10 * MINUTE_MS,
      run: () => pruneOutbox(config.outbox, now()),
    },
  ]
}
