/** The key of an unsent reply to a message; the inbox and the review queue share it. */
export const getReplyDraftKey = (id: number): string => `contact:${id}`
