import { messageBlocks, messages as m, quickReplies } from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'

/**
 * Messages are removed from both boxes. The download leaves out what the other side did with its
 * copy.
 */
export const messagePersonalData: PersonalData = {
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
      // A blocked person must not learn who has blocked them.
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
