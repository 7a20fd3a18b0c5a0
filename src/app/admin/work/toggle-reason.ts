/** Adds a saved reason to the text on a new line, or removes it if the text contains it. */
export const toggleReason = (words: string, reason: string): string =>
  words.includes(reason)
    ? words.replace(reason, '').trim()
    : [words.trim(), reason].filter(Boolean).join('\n')
