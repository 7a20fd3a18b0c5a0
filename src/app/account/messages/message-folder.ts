const TYPES = ['received', 'sent', 'all', 'archived', 'enquiries'] as const

/** What a list shows: conversations, or what visitors without an account wrote. */
export type MessageFolder = (typeof TYPES)[number]
export type ConversationFolder = Exclude<MessageFolder, 'enquiries'>

/** The one that an address names: the inbox unless it names another. */
export const readMessageFolder = (address: URLSearchParams): MessageFolder =>
  TYPES.find((type) => type === address.get('type')) ?? 'received'
