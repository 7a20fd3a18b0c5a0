import { decisions, queueAssignments, queueViewers } from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'

/** What an administrator decided; the audit log keeps it without a name. */
export const moderationPersonalData: PersonalData = {
  noun: 'moderation',
  parts: [
    { table: decisions, owner: decisions.accountId, file: 'decisions', onErase: 'delete' },
    { table: queueViewers, owner: queueViewers.accountId, file: 'queue', onErase: 'delete' },
    {
      table: queueAssignments,
      owner: queueAssignments.accountId,
      file: 'queue-assignments',
      onErase: 'delete',
    },
  ],
}
