const TYPES = ['received', 'sent', 'all', 'archived'] as const

/** Which conversations a list shows. */
export type MessageType = (typeof TYPES)[number]

/** The one that an address names: the inbox unless it names another. */
export const readMessageType = (address: URLSearchParams): MessageType =>
  TYPES.find((type) => type === address.get('type')) ?? 'received'
