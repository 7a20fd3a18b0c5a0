import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const text = { content: 'A <b>text</b>', siteUrl: 'https://site.example', by: 'somebody' }

// Loaded anew with a parser that ends every text; other files have the real one.
beforeAll(() => {
  vi.resetModules()
  vi.doMock(import('#server/kit/parser/index.ts'), async (original) => {
    const real = await original()
    return { ...real, runParserJob: () => Promise.reject(new real.ParsingAbortedError('late')) }
  })
})
afterAll(() => {
  vi.doUnmock('#server/kit/parser/index.ts')
  vi.resetModules()
})

test('a text whose parsing was ended is refused to its writer, by its field', async () => {
  const { renderForWriter } = await import('#server/blog/text/render.ts')
  await expect(renderForWriter(text)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    detail: { fields: { content: expect.stringContaining('takes too long') as string } },
  })
})

test('readers see it as it was written, in lists too', async () => {
  const { renderForReader } = await import('#server/blog/text/render.ts')
  const { createExcerpts } = await import('#server/blog/text/excerpts.ts')
  expect(await renderForReader(text)).toBe('<p>A &lt;b&gt;text&lt;/b&gt;</p>')
  expect(await createExcerpts(['**A**  text'])).toEqual(['**A** text'])
})
