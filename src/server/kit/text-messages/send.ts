import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/kit/db/connection.ts'
import { textMessages as m } from '#server/kit/db/tables/index.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { writeOutboxFile } from '#server/kit/mail/outbox.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/rules/duration.ts'
import { MOBILE_CODE_MINUTES } from '#shared/rules/mobile.ts'
import { sendToGateway, type Gateway, type GatewayOutcome } from './gateway.ts'
import { isTextMessageName, writeTextMessage } from './texts.ts'

type TextMessageConfig = {
  /** Null writes messages into the outbox instead. */
  gateway: Gateway | null
  outbox: string
}

type Deps = { db: Db; logger: Logger; config: TextMessageConfig; now: () => Date }
type Row = typeof m.$inferSelect

/** A slow gateway holds up so many messages, and no more. */
const AT_ONCE = 5
const RETENTION_DAYS = 90

const WAITING = eq(m.state, 'waiting')

/** What messages to phones need done in the background. */
export function textMessageTasks(deps: Omit<Deps, 'now'>, now = () => new Date()): Task[] {
  return [
    {
      name: 'send text messages',
      everyMs: 1000,
      due: () => sql`exists (select from ${m} where ${WAITING})`,
      run: async (signal) => {
        await sendWaitingMessages({ ...deps, now }, signal)
      },
    },
    {
      name: 'forget old text messages',
      everyMs: 6 * HOUR_MS,
      run: async () => {
        const old = lt(m.createdAt, new Date(now().getTime() - RETENTION_DAYS * DAY_MS))
        // A plain read first: with nothing to do, nothing is written.
        const [some] = await deps.db.select({ id: m.id }).from(m).where(old).limit(1)
        if (some) await deps.db.delete(m).where(old)
      },
    },
  ]
}

/** Hands over what waits, some at once. Any number of processes may do this at the same time. */
export async function sendWaitingMessages(deps: Deps, signal?: AbortSignal): Promise<void> {
  const work = async () => {
    while (!signal?.aborted) {
      const row = await claimMessage(deps.db)
      if (!row) return
      await sendOne(deps, row)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/**
 * Takes the next message. From here on it is never sent again, whatever becomes of this process:
 * a message that is lost is asked for anew by the person who waits, one that comes twice is not
 * taken back.
 */
async function claimMessage(db: Db): Promise<Row | undefined> {
  const next = db
    .select({ id: m.id })
    .from(m)
    .where(WAITING)
    .orderBy(asc(m.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db.update(m).set({ state: 'sending' }).where(eq(m.id, next)).returning()
  return row
}

async function sendOne({ db, logger, config, now }: Deps, row: Row): Promise<void> {
  const { state, problem } = await handOver(config, row, now())
  await db
    .update(m)
    // Its values may hold a code.
    .set({ state, problem, values: {}, sentAt: state === 'sent' ? now() : null })
    .where(and(eq(m.id, row.id), eq(m.state, 'sending')))
  const told = { textMessage: row.id, template: row.template }
  if (state === 'sent') logger.info(told, 'text message sent')
  else logger.warn({ ...told, reason: problem }, 'text message not sent')
}

async function handOver(
  { gateway, outbox }: TextMessageConfig,
  row: Row,
  now: Date,
): Promise<GatewayOutcome> {
  const { id, recipient, template, language, values, createdAt } = row
  if (!isTextMessageName(template)) return { state: 'failed', problem: 'Unknown text' }
  if (template === 'code' && now.getTime() - createdAt.getTime() > MOBILE_CODE_MINUTES * MINUTE_MS)
    return { state: 'failed', problem: 'The code had expired' }
  const text = writeTextMessage(template, language, values)
  const message = { id, recipient, template, language, text, code: values['code'] ?? '' }
  if (gateway) return sendToGateway(gateway, message)
  await writeOutboxFile(outbox, row, 'txt', `To: ${recipient}\n\n${text}\n`)
  return { state: 'sent', problem: null }
}
