import { runParserJob, ParsingAbortedError } from '#server/kit/parser/index.ts'
import { createExcerpt, normaliseLine } from '#shared/text/plain-text.ts'
import type excerptsJob from './excerpts-job.ts'

/** A post without an excerpt gives this much of its beginning; pages cut it further. */
const LENGTH = 300
/** An excerpt never needs more of the text. */
const BEGINNING = 4000
/** So many are read within the time for one job, whatever is in them. */
const BATCH_SIZE = 50

const EXCERPTS = new URL('./excerpts-job.ts', import.meta.url)

/** The beginnings of texts in Markdown, in their order. */
export async function createExcerpts(contents: readonly string[]): Promise<string[]> {
  const excerpts: string[] = []
  for (let from = 0; from < contents.length; from += BATCH_SIZE) {
    const some = contents.slice(from, from + BATCH_SIZE).map((text) => text.slice(0, BEGINNING))
    for (const text of await readTexts(some)) excerpts.push(createExcerpt(text, LENGTH))
  }
  return excerpts
}

/** With the signs of Markdown where reading them takes too much. */
async function readTexts(texts: string[]): Promise<string[]> {
  try {
    return await runParserJob<typeof excerptsJob>(EXCERPTS, texts, { by: 'excerpts' })
  } catch (error) {
    if (!(error instanceof ParsingAbortedError)) throw error
    return texts.map(normaliseLine)
  }
}
