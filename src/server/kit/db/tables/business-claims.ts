import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { CLAIM_PROOF_METHODS, CLAIM_STATUSES } from '#shared/rules/claims.ts'
import { accounts } from './accounts.ts'
import { businesses } from './businesses.ts'
import { timestampColumn, identityColumn } from './columns.ts'

/**
 * "This is my business": who says so of a listing without an owner, and how they prove it. Nothing
 * is transferred before an administrator has decided.
 */
export const businessClaims = pgTable(
  'business_claims',
  {
    id: identityColumn(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    proof: text('proof', { enum: CLAIM_PROOF_METHODS }).notNull(),
    status: text('status', { enum: CLAIM_STATUSES }).notNull().default('open'),
    note: text('note'),
    /**
     * The path of an upload, which stays private and goes `CLAIM_DOCUMENT_RETENTION_DAYS` after the
     * decision.
     */
    document: text('document'),
    /** HMAC of the mailed code and the claim's id. */
    codeHash: text('code_hash'),
    codeExpiresAt: timestampColumn('code_expires_at'),
    codeTries: smallint('code_tries').notNull().default(0),
    /** When the mailed code was given back. */
    provenAt: timestampColumn('proven_at'),
    decidedAt: timestampColumn('decided_at'),
    reason: text('reason'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('business_claims_account_index').on(t.accountId),
    index('business_claims_status_index').on(t.status, t.createdAt),
    uniqueIndex('business_claims_one_open')
      .on(t.businessId, t.accountId)
      .where(sql`${t.status} = 'open'`),
    check(
      'business_claims_proof_known',
      sql`${t.proof} in ('code', 'message', 'call', 'document')`,
    ),
    check(
      'business_claims_status_known',
      sql`${t.status} in ('open', 'approved', 'rejected', 'withdrawn')`,
    ),
    check('business_claims_document_fits', sql`${t.document} is null or ${t.proof} = 'document'`),
  ],
)
