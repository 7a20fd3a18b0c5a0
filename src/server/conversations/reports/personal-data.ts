import { eq, sql } from 'drizzle-orm'
import { reportReplies, reports } from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'

/** Reports stay without their author, because the reported record may still be there. */
export const reportPersonalData: PersonalData = {
  noun: 'reports',
  parts: [
    {
      table: reports,
      owner: reports.accountId,
      file: 'reports',
      hides: [reports.assignedTo],
      onErase: 'unlink',
    },
    {
      table: reports,
      owner: reports.email,
      by: 'email',
      file: 'reports-of-this-address',
      hides: [reports.assignedTo],
      onErase: 'unlink',
    },
    // The report is its sender's; the administrator only settles it.
    { table: reports, owner: reports.assignedTo, file: null, onErase: 'unlink' },
    {
      table: reportReplies,
      owner: reportReplies.accountId,
      file: 'report-answers',
      onErase: 'unlink',
    },
  ],
  erase: async (tx, { email }) => {
    if (email === null) return
    const isTheirs = eq(sql`lower(${reports.email})`, email.toLowerCase())
    await tx.update(reports).set({ name: null }).where(isTheirs)
  },
}
