import { createHash } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import type { addBankStatement, previewBankStatement } from '#contract/ad-matching.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { bankLines, bankMappings } from '#server/kit/db/tables/index.ts'
import { invalidField } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { ParsingAbortedError, runParserJob } from '#server/kit/parser/index.ts'
import { fitsColumns, guessBankColumns, type BankColumns } from '#shared/rules/bank-columns.ts'
import {
  readBankRows,
  readFreeLines,
  toLineKeys,
  type BankLine,
  type ReadStatement,
} from '#shared/rules/bank-statement.ts'
import type readStatementCells from './read-statement-job.ts'

type Context = Pick<UserContext, 'db' | 'actor' | 'now'>

const PREVIEW_ROWS = 12
const MAX_PROBLEMS = 20
const BATCH_SIZE = 500
const JOB = new URL('./read-statement-job.ts', import.meta.url)

async function readCells(text: string, by: string): Promise<string[][]> {
  try {
    return await runParserJob<typeof readStatementCells>(JOB, text, { by })
  } catch (error) {
    if (!(error instanceof ParsingAbortedError)) throw error
    throw invalidField('text', 'This file could not be read as CSV')
  }
}

/** The columns that were given, are kept for the bank, or can be guessed; null for free text. */
async function chooseColumns(
  { db }: Pick<Context, 'db'>,
  rows: readonly string[][],
  { bank, columns }: { bank?: string | undefined; columns?: BankColumns | undefined },
): Promise<BankColumns | null> {
  if (columns) return columns
  const [kept] = bank ? await db.select().from(bankMappings).where(eq(bankMappings.bank, bank)) : []
  if (kept && fitsColumns(kept.columns, rows)) return kept.columns
  return guessBankColumns(rows)
}

const readRows = (rows: readonly string[][], columns: BankColumns | null): ReadStatement =>
  columns ? readBankRows(rows, columns) : readFreeLines(rows.map((cells) => cells.join(' ')))

/** What a statement holds, before it is added. Throws INVALID_INPUT for what is no text. */
export async function previewStatement(
  ctx: Context,
  { text, bank }: { text: string; bank?: string | undefined },
): Promise<ResponseOf<typeof previewBankStatement>['data']> {
  const rows = await readCells(text, `account ${ctx.actor.id}`)
  const [columns, banks] = await Promise.all([
    chooseColumns(ctx, rows, { bank }),
    ctx.db
      .select({ bank: bankMappings.bank })
      .from(bankMappings)
      .orderBy(asc(bankMappings.bank))
      .limit(100),
  ])
  const { lines, problems } = readRows(rows, columns)
  const incoming = lines.filter(({ direction }) => direction === 'in').length
  const found = { in: incoming, out: lines.length - incoming, problems: problems.length }
  const shown = rows.slice(0, Math.max(PREVIEW_ROWS, (columns?.first ?? 0) + 6))
  return { rows: shown.slice(0, 60), columns, banks: banks.map((row) => row.bank), found }
}

/**
 * Adds the lines of a statement that are not there yet, and keeps its columns for the bank. Throws
 * INVALID_INPUT for a statement without a single line.
 */
export async function addStatement(
  ctx: Context,
  input: { text: string; bank: string; columns?: BankColumns | undefined },
): Promise<ResponseOf<typeof addBankStatement>['data']> {
  const { db, actor, now } = ctx
  const { bank } = input
  const rows = await readCells(input.text, `account ${actor.id}`)
  const columns = await chooseColumns(ctx, rows, input)
  const { lines, problems } = readRows(rows, columns)
  if (lines.length === 0) throw invalidField('text', 'No line with a date and an amount was found')
  const shown = problems.slice(0, MAX_PROBLEMS)
  return db.transaction(async (tx) => {
    // Two uploads at once are one after the other, so that both know what is there.
    await takeAdvisoryLock(tx, 'bank statements')
    const added = await insertLines(tx, ctx, bank, lines)
    if (columns) await keepColumns(tx, { bank, columns, savedAt: now() })
    const out = added.filter(({ direction }) => direction === 'out').length
    const detail = { bank, added: added.length, known: lines.length - added.length }
    await recordAudit(tx, actor, 'add bank statement', 'bank_lines', null, detail)
    return { added: added.length, known: detail.known, out, problems: shown }
  })
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

async function insertLines(
  tx: Transaction,
  { actor, now }: Context,
  bank: string,
  lines: readonly BankLine[],
): Promise<{ direction: 'in' | 'out' }[]> {
  const keys = toLineKeys(lines)
  const known = await readKnownNumbers(tx, lines)
  const fresh = lines.flatMap((line, at) => {
    if (known.has(toNumberKey(line))) return []
    const { day, direction, amount, description, number } = line
    const by = { addedAt: now(), addedBy: actor.id }
    const values = { day, direction, amount, description, number, bank, ...by }
    return [{ ...values, fingerprint: hash(keys[at]!) }]
  })
  const added: { direction: 'in' | 'out' }[] = []
  for (let at = 0; at < fresh.length; at += BATCH_SIZE)
    added.push(
      ...(await tx
        .insert(bankLines)
        .values(fresh.slice(at, at + BATCH_SIZE))
        .onConflictDoNothing({ target: bankLines.fingerprint })
        .returning({ direction: bankLines.direction })),
    )
  return added
}

type Numbered = Pick<BankLine, 'day' | 'direction' | 'amount' | 'number'>
const toNumberKey = ({ day, direction, amount, number }: Numbered): string =>
  [number, day, direction, Number(amount)].join(' ')

/**
 * A UTR with its day and amount is one line, also where another file of the bank describes it in
 * other words.
 */
async function readKnownNumbers(
  tx: Transaction,
  lines: readonly BankLine[],
): Promise<ReadonlySet<string>> {
  const utrs = lines.flatMap(({ number }) => (/^\d{12}$/.test(number) ? [number] : []))
  if (utrs.length === 0) return new Set()
  const { day, direction, amount, number } = bankLines
  const rows = await tx
    .select({ day, direction, amount, number })
    .from(bankLines)
    .where(inArray(number, utrs))
  return new Set(rows.map(toNumberKey))
}

async function keepColumns(tx: Transaction, row: typeof bankMappings.$inferInsert): Promise<void> {
  const { columns, savedAt } = row
  await tx
    .insert(bankMappings)
    .values(row)
    .onConflictDoUpdate({ target: bankMappings.bank, set: { columns, savedAt } })
}
