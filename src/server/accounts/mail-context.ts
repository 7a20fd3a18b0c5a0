import type { Transaction } from '#server/db/connection.ts'
import type { BaseContext } from '#server/http/verb-context.ts'

/** What writing a requested mail needs: the transaction that answers the request, among others. */
export type MailContext = { db: Transaction } & Pick<BaseContext, 'config' | 'now'>
