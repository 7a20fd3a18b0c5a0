/** The words with a kept reason added on a line of its own, or without it where it is in them. */
export const toggleReason = (words: string, reason: string): string =>
  words.includes(reason)
    ? words.replace(reason, '').trim()
    : [words.trim(), reason].filter(Boolean).join('\n')
