import type { RenderedMarkdown } from '#markdown/render.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { runParserJob, ParsingAbortedError } from '#server/kit/parser/index.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'
import type renderJob from './render-job.ts'

/** What is rendered, the site it is for, and who waits for it. */
export type RenderInput = { content: string; siteUrl: string; by: string }

const RENDER = new URL('./render-job.ts', import.meta.url)

/** A text as HTML, made in a sandboxed process. Throws ParsingAbortedError. */
const rendered = ({ by, ...text }: RenderInput): Promise<RenderedMarkdown> =>
  runParserJob<typeof renderJob>(RENDER, text, { by })

/** For its writer. Throws INVALID_INPUT about `content` when that takes too much. */
export async function renderForWriter(rendering: RenderInput): Promise<RenderedMarkdown> {
  try {
    return await rendered(rendering)
  } catch (error) {
    if (!(error instanceof ParsingAbortedError)) throw error
    const message = 'This text takes too long to render. Please shorten or simplify it.'
    throw new ApiError('INVALID_INPUT', { message, fields: { content: message } })
  }
}

/** For readers: a text that takes too much is shown as it was written. */
export async function renderForReader(rendering: RenderInput): Promise<string> {
  try {
    return (await rendered(rendering)).html
  } catch (error) {
    if (!(error instanceof ParsingAbortedError)) throw error
    return `<p>${escapeHtml(rendering.content)}</p>`
  }
}
