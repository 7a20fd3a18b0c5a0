import { renderMarkdown, type RenderedMarkdown } from '#markdown/render.ts'

/** A job of the parser: a text as HTML. */
export default function renderText(text: { content: string; siteUrl: string }): RenderedMarkdown {
  return renderMarkdown(text.content, { siteUrl: text.siteUrl })
}
