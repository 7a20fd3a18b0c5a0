import { adBillingDetails, adPapers, adTaxMonths } from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'

/** Papers are kept as the law asks; what the next one would say goes with the account. */
export const adPaperPersonalData: PersonalData = {
  noun: 'papers',
  parts: [
    {
      table: adBillingDetails,
      owner: adBillingDetails.accountId,
      file: 'ad-invoice-details',
      onErase: 'delete',
    },
    { table: adPapers, owner: adPapers.accountId, file: 'ad-invoices', onErase: 'keep' },
    { table: adTaxMonths, owner: adTaxMonths.accountId, file: 'ad-tax-months', onErase: 'keep' },
  ],
}
