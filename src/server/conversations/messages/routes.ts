import * as conversations from '#contract/conversations.ts'
import * as contract from '#contract/messages.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import { bindFileForm } from '#server/kit/http/bind-file-form.ts'
import type { Api } from '#server/kit/http/context.ts'
import { createPrivateLinks } from '#server/kit/uploads/index.ts'
import { archiveMessage } from './archive.ts'
import { blockSender, listBlocks, unblockSender } from './blocks.ts'
import {
  setConversationArchived,
  deleteConversation,
  markConversationRead,
} from './change-conversation.ts'
import { getConversation } from './conversation.ts'
import { listConversations } from './conversations.ts'
import { deleteMessage } from './delete.ts'
import { listMessages } from './list.ts'
import { storeMessagePictures } from './pictures.ts'
import { addQuickReply, listQuickReplies, removeQuickReply } from './quick-replies.ts'
import { setMessageRead } from './read.ts'
import { reportMessage } from './report.ts'
import { sendMessage } from './send.ts'
import { countUnreadMessages } from './unread.ts'

/** Messages between accounts, and the conversations they make. */
export function messageRoutes(api: Api): void {
  const { sign } = createPrivateLinks(api.deps.config.jwtSecret)

  bind(api, contract.listMessages, (ctx, { query }) => listMessages(ctx, query))
  bindData(api, contract.countUnreadMessages, (ctx) => countUnreadMessages(ctx))
  bindData(api, contract.sendMessage, (ctx, { body }) => sendMessage(ctx, body))
  bindFileForm(api, contract.uploadMessagePictures, async (ctx, { files }) => {
    const paths = await storeMessagePictures(ctx, files)
    return { data: { pictures: paths.map((path) => ({ url: sign(path, ctx.now()) })) } }
  })
  bindData(api, contract.markMessageRead, (ctx, { params }) =>
    setMessageRead(ctx, { id: params.id, isRead: true }),
  )
  bindData(api, contract.markMessageUnread, (ctx, { params }) =>
    setMessageRead(ctx, { id: params.id, isRead: false }),
  )
  bindData(api, contract.archiveMessage, (ctx, { params }) => archiveMessage(ctx, params.id))
  bindData(api, contract.deleteMessage, (ctx, { params }) => deleteMessage(ctx, params.id))
  bindData(api, contract.reportMessage, (ctx, { params, body }) =>
    reportMessage(ctx, { id: params.id, ...body }),
  )

  bind(api, conversations.listConversations, (ctx, { query }) => listConversations(ctx, query))
  bindData(api, conversations.getConversation, (ctx, { params, query }) =>
    getConversation(ctx, { key: params.key, ...query }),
  )
  bindData(api, conversations.markConversationRead, (ctx, { params }) =>
    markConversationRead(ctx, params.key),
  )
  bindData(api, conversations.archiveConversation, (ctx, { params, body }) =>
    setConversationArchived(ctx, { key: params.key, ...body }),
  )
  bindData(api, conversations.deleteConversation, (ctx, { params }) =>
    deleteConversation(ctx, params.key),
  )

  bindData(api, conversations.listBlockedSenders, (ctx) => listBlocks(ctx))
  bindData(api, conversations.blockSender, (ctx, { params }) => blockSender(ctx, params.id))
  bindData(api, conversations.unblockSender, (ctx, { params }) => unblockSender(ctx, params.id))

  bindData(api, conversations.listQuickReplies, (ctx) => listQuickReplies(ctx))
  bindData(api, conversations.addQuickReply, (ctx, { body }) => addQuickReply(ctx, body.text))
  bindData(api, conversations.removeQuickReply, (ctx, { params }) =>
    removeQuickReply(ctx, params.id),
  )
}
