import { reports } from '#server/db/tables/index.ts'
import type { PersonalData } from '#server/personal-data/index.ts'

/** Reports stay, as what they report may still be there; nobody sees any more who wrote them. */
export const reportData: PersonalData = {
  noun: 'reports',
  parts: [{ table: reports, owner: reports.accountId, file: 'reports', onErase: 'unlink' }],
}
