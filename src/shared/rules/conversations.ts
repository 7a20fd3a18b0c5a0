/** Pictures that one message may have. */
export const MAX_MESSAGE_PICTURES = 4

/** What a conversation is about. */
export type ConversationSubject = { businessId: number | null; inquiryId: number | null }

/** The key of a conversation in URLs: the other person, and what it is about. */
export function formatConversationKey(
  other: number,
  { businessId, inquiryId }: ConversationSubject,
): string {
  if (inquiryId !== null) return `${other}-i${inquiryId}`
  return businessId === null ? String(other) : `${other}-b${businessId}`
}

/** The parts of a conversation key, which must have the form of the contract. */
export function parseConversationKey(key: string): ConversationSubject & { other: number } {
  const [other = '', about = ''] = key.split('-')
  const id = Number(about.slice(1))
  return {
    other: Number(other),
    businessId: about.startsWith('b') ? id : null,
    inquiryId: about.startsWith('i') ? id : null,
  }
}

/** What may be added to a report of a message. */
export const MAX_MESSAGE_REPORT_LENGTH = 1000
