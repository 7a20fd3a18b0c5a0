import { messages as m } from '#server/db/tables/index.ts'
import type { PersonalData } from '#server/personal-data/index.ts'

/** Messages go from both boxes. What the other side did with its copy is its own affair. */
export const messageData: PersonalData = {
  noun: 'messages',
  parts: [
    {
      table: m,
      owner: m.senderId,
      file: 'messages-sent',
      hides: [m.readAt, m.receiverArchivedAt, m.receiverDeletedAt],
      onErase: 'delete',
    },
    {
      table: m,
      owner: m.receiverId,
      file: 'messages-received',
      hides: [m.senderArchivedAt, m.senderDeletedAt],
      onErase: 'delete',
    },
  ],
}
