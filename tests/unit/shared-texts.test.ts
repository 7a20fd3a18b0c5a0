import { expect, test } from 'vitest'
import { readSharedQuery, toSharedQuery } from '#shared/view/shared-texts.ts'

test('what is put into an address is read from it', () => {
  const texts = { title: 'Namuna', text: 'नया\nसामान & more', url: 'https://namuna.example/?a=b' }
  expect(readSharedQuery(toSharedQuery(texts, false))).toEqual({ ...texts, lostPhotos: false })
  expect(readSharedQuery(toSharedQuery({}, true))).toEqual({
    ...{ title: '', text: '', url: '', lostPhotos: true },
  })
  expect(toSharedQuery({}, false)).toBe('')
})

test.each([
  '',
  '?',
  '?photos=all',
  '?utm_source=x',
  '?url=javascript:alert(1)',
  '?url=//a.example',
])('an address that says nothing: %s', (query) => expect(readSharedQuery(query)).toBeNull())

test('an address that somebody made up keeps the rules of the server', () => {
  const long = 'x'.repeat(50_000)
  const made = new URLSearchParams({
    title: `a\nb${long}`,
    text: `c\u202e${long}`,
    url: `http://${long}`,
  })
  const { title, text, url } = readSharedQuery(`?${made.toString()}`)!
  expect([title.length, text.length, url]).toEqual([898, 3000, ''])
  expect(title).toMatch(/^a bx+$/)
  expect(text).toMatch(/^cx+$/)
})
