import type { Transaction } from '#server/kit/db/connection.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'

/** What is needed to write a requested mail, with the transaction that answers the request. */
export type MailContext = { db: Transaction } & Pick<BaseContext, 'config' | 'now'>
