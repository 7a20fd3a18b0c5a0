/** Texts in Hindi or about posts in Hindi, which are shown where there are some, or it is read. */
const OF_HINDI = ['hindi', 'inHindi', 'hi']

/** Every text of a dictionary but those of Hindi: of a function, what it says of sevens. */
export function listTexts(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts === 'function') return listTexts(callWithSevens(texts))
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([key, text]) =>
    OF_HINDI.includes(key) || key.endsWith('Hi') ? [] : listTexts(text),
  )
}

function callWithSevens(say: object): unknown {
  try {
    return (say as (...given: string[]) => unknown)('7', '7', '7', '7')
  } catch {
    // It wants an object; other tests read those.
    return null
  }
}
