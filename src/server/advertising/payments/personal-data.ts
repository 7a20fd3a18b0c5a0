import { adApprovals, adPayments, adRefunds, bankLines } from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'

/** What was paid is kept as the law asks, on an account without a name. */
export const adPaymentPersonalData: PersonalData = {
  noun: 'payments',
  parts: [
    { table: adPayments, owner: adPayments.accountId, file: 'ad-payments', onErase: 'keep' },
    {
      table: adRefunds,
      owner: adRefunds.accountId,
      file: 'ad-refunds',
      hides: [adRefunds.settledBy],
      onErase: 'keep',
    },
    {
      table: bankLines,
      owner: bankLines.accountId,
      file: 'ad-bank-lines',
      hides: [bankLines.addedBy, bankLines.settledBy, bankLines.excluded, bankLines.fingerprint],
      onErase: 'keep',
    },
    {
      table: adApprovals,
      owner: adApprovals.accountId,
      file: 'ad-approvals',
      hides: [adApprovals.askedBy, adApprovals.decidedBy, adApprovals.decisionNote],
      onErase: 'keep',
    },
  ],
}
