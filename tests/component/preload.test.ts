import { afterEach, expect, test } from 'vitest'
import { preload } from '#browser/base/preload.ts'

const STYLE = 'src/styles/reference.css'
const links = (file: string) => document.querySelectorAll<HTMLLinkElement>(`link[href="/${file}"]`)

afterEach(() => {
  for (const link of document.querySelectorAll('link[href^="/src/"], link[href^="/no-"]'))
    link.remove()
})

test('code runs when its styles are there, which are asked for once', async () => {
  const seen = () => [...links(STYLE)].map(({ sheet }) => sheet !== null)
  const both = await Promise.all([
    preload(async () => seen(), [STYLE]),
    preload(async () => seen(), [STYLE]),
  ])
  expect(both).toEqual([[true], [true]])
})

test('scripts are asked for and not waited for', async () => {
  expect(await preload(async () => 'ran', ['no-such-script.js'])).toBe('ran')
  expect([...links('no-such-script.js')].map(({ rel }) => rel)).toEqual(['modulepreload'])
})

test('a style that does not come is an error, and is asked for again the next time', async () => {
  const load = () => preload(async () => 'ran', ['no-such/style.css'])
  await expect(load()).rejects.toThrow('/no-such/style.css could not be loaded.')
  expect(links('no-such/style.css')).toHaveLength(0)
  await expect(load()).rejects.toThrow('could not be loaded')
})

test('what the import throws is thrown', async () => {
  await expect(preload(() => Promise.reject(new Error('No line.')), [])).rejects.toThrow('No line.')
})
