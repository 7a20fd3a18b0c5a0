const TYPES = ['received', 'sent', 'all', 'archived'] as const

/** Which conversations a list shows. */
export type MessageFolder = (typeof TYPES)[number]

/** The one that an address names: the inbox unless it names another. */
export const readMessageFolder = (address: URLSearchParams): MessageFolder =>
  TYPES.find((type) => type === address.get('type')) ?? 'received'
