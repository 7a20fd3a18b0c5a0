import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RenderedPost } from '#app/admin/editor/RenderedPost.tsx'

const ID = 'dQw4w9WgXcQ'

test('a video of a post is asked for by a press alone', async () => {
  const html =
    `<p><a href="https://www.youtube.com/watch?v=${ID}" class="video" data-video="${ID}"` +
    ' data-title="Play video"><b>Play video</b></a></p>'
  const { container, getByRole } = await render(
    <RenderedPost rendered={{ html } as never} isFailed={false} again={vi.fn()} />,
  )
  const link = getByRole('link', { name: /Play video/ })
  await expect.element(link).toHaveAttribute('href', `https://www.youtube.com/watch?v=${ID}`)
  expect(container.querySelector('iframe')).toBeNull()
  await link.click()
  expect(container.querySelector('iframe')?.src).toBe(
    `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`,
  )
  expect(container.querySelector('a')).toBeNull()
})
