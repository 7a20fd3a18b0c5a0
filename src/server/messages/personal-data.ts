import { messageBlocks, messages as m, quickReplies } from '#server/db/tables/index.ts'
import type { PersonalData } from '#server/personal-data/index.ts'

/** Messages go from both boxes. What the other side did with its copy is its own affair. */
export const messageData: PersonalData = {
  noun: 'messages',
  parts: [
    {
      table: m,
      owner: m.senderId,
      file: 'messages-sent',
      hides: [m.readAt, m.receiverArchivedAt, m.receiverDeletedAt, m.mailedAt, m.clientKey],
      onErase: 'delete',
    },
    {
      table: m,
      owner: m.receiverId,
      file: 'messages-received',
      hides: [m.senderArchivedAt, m.senderDeletedAt, m.mailedAt, m.clientKey],
      onErase: 'delete',
    },
    { table: messageBlocks, owner: messageBlocks.accountId, file: 'blocked', onErase: 'delete' },
    {
      // That somebody has blocked them is not theirs to know.
      table: messageBlocks,
      owner: messageBlocks.blockedId,
      file: null,
      onErase: 'delete',
    },
    {
      table: quickReplies,
      owner: quickReplies.accountId,
      file: 'quick-replies',
      onErase: 'delete',
    },
  ],
}
