import * as calls from '#contract/conversations.ts'
import * as contract from '#contract/messages.ts'
import { jsonRequest, type TestApi } from './api.ts'
import type { insertAccount } from './builders.ts'

export type Person = Awaited<ReturnType<typeof insertAccount>>

/** What people do with messages at an API. */
export function createMessenger(api: () => TestApi) {
  const send = async (from: Person, body: object) =>
    (await api().read(contract.sendMessage, { body: body as never, token: from.token })).data
  const refuse = (from: Person, body: object) =>
    api().fail('/messages', jsonRequest(body, { Authorization: `Bearer ${from.token}` }))
  const list = async (who: Person, query: object = {}) =>
    (await api().read(calls.listConversations, { query, token: who.token })).data
  const open = async (who: Person, key: string, query: object = {}) =>
    (await api().read(calls.getConversation, { params: { key }, query, token: who.token })).data
  const ask = (who: Person, method: string, path: string, body?: object) =>
    api().ask(path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      headers: {
        Authorization: `Bearer ${who.token}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
    })
  const unread = async (who: Person) =>
    (await api().read(contract.countUnreadMessages, { token: who.token })).data.unreadCount
  return { send, refuse, list, open, ask, unread }
}
