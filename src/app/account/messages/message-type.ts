/** The lists of messages, as tabs and address name them. */
export const MESSAGE_TYPES = ['received', 'sent', 'all'] as const

export type MessageType = (typeof MESSAGE_TYPES)[number]
