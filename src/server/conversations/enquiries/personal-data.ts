import { contactReplies, enquiries } from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'

/** Enquiries hold the name, address and number of their sender, signed in or not. */
export const enquiryPersonalData: PersonalData = {
  noun: 'enquiries',
  parts: [
    { table: enquiries, owner: enquiries.accountId, file: 'enquiries', onErase: 'delete' },
    // It stays its sender's when its reader leaves.
    {
      table: enquiries,
      owner: enquiries.recipientId,
      file: 'enquiries-received',
      hides: [
        ...[enquiries.accountId, enquiries.assignedTo, enquiries.language, enquiries.forSite],
        ...[enquiries.status, enquiries.answeredAt, enquiries.closedAt],
      ],
      onErase: 'unlink',
    },
    // The message is its sender's; the administrator only answers it.
    { table: enquiries, owner: enquiries.assignedTo, file: null, onErase: 'unlink' },
    {
      table: contactReplies,
      owner: contactReplies.accountId,
      file: 'contact-answers',
      onErase: 'unlink',
    },
    {
      table: enquiries,
      owner: enquiries.email,
      by: 'email',
      file: 'enquiries-of-this-address',
      onErase: 'delete',
    },
  ],
}
