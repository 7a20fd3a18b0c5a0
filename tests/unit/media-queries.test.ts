import { readFileSync, globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/* In `em` a layout follows the text size of the visitor's browser; in `px` large text gets the
   layout of a wide screen. */
const IN_PIXELS = /\((?:min|max)?-?width\s*[:<>=]+\s*[\d.]+px|--breakpoint-\w+:\s*[\d.]+px/g

describe('media queries', () => {
  test('are in em, in style sheets and in the sizes of pictures', () => {
    const files = globSync('src/**/*.{css,astro,ts,tsx}')
    expect(files.length).toBeGreaterThan(300)
    const found = files.flatMap((file) =>
      (readFileSync(file, 'utf8').match(IN_PIXELS) ?? []).map((query) => `${file}: ${query}`),
    )
    expect(found).toEqual([])
  })
})
