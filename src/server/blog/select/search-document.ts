import { foldWords } from '#shared/text/fold.ts'

export type PostTexts = {
  title: string
  tags: readonly string[]
  category: { name: string; nameHi: string | null } | null
  excerpt: string
  content: string
}

/** What the search reads of a post: different folded words, each with a blank on both sides. */
export type PostSearchDocument = { title: string; tags: string; text: string }

/* `foldWords` reads no more than this at once. */
const PIECE = 2000

export function toPostSearchDocument({
  title,
  tags,
  category,
  excerpt,
  content,
}: PostTexts): PostSearchDocument {
  return {
    title: wordsOf([title]),
    tags: wordsOf([...tags, category?.name ?? '', category?.nameHi ?? '']),
    text: wordsOf([excerpt, ...piecesOf(content)]),
  }
}

const wordsOf = (texts: readonly string[]): string => {
  const words = new Set(texts.flatMap((text) => foldWords(text)))
  return words.size > 0 ? ` ${[...words].join(' ')} ` : ''
}

/** A long text in pieces that end between words. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < text.length;) {
    const blank = text.lastIndexOf(' ', from + PIECE)
    const end = text.length - from <= PIECE || blank <= from ? from + PIECE : blank
    pieces.push(text.slice(from, end))
    from = end
  }
  return pieces
}
