import { reports } from '#server/db/tables/index.ts'
import type { PersonalData } from '#server/personal-data/index.ts'

/** Reports stay without their author, because the reported record may still be there. */
export const reportData: PersonalData = {
  noun: 'reports',
  parts: [{ table: reports, owner: reports.accountId, file: 'reports', onErase: 'unlink' }],
}
