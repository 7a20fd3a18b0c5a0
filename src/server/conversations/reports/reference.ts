/** The reference number for the sender, used in the subject of every mail about it. */
export const formatReference = (id: number): string => `R-${id}`

/** The id in a number such as `r-12`; null for other words. */
export function parseReference(text: string): number | null {
  const digits = /^r-?(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Names the thread of all mails about it. */
export const getThreadId = (id: number): string => `report-${id}`
