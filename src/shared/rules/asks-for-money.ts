const plain = (text: string) =>
  ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `

/**
 * Whether a message asks for money or a code, by whole words in the order given; the last word may
 * go on, as Hindi verbs do (`bhej`, `bhejiye`).
 */
export function isAskingForMoney(message: string, words: readonly string[]): boolean {
  const text = plain(message)
  return words.some((word) => {
    const wanted = plain(word).trimEnd()
    // Short words such as "upi" must be whole: they begin others.
    return text.includes(wanted.length > 5 ? wanted : `${wanted} `)
  })
}
