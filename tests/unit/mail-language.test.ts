import { expect, it } from 'vitest'
import { localiseLinks } from '#server/kit/mail/localise.ts'

const mail = (href: string) => ({ subject: 'A', paragraphs: ['B'], button: { text: 'C', href } })
const AT = 'https://zila.example'

it.each([
  ['/dashboard?tab=a#b', '/hi/dashboard?tab=a#b'],
  ['/', '/hi'],
  ['/api/newsletter/unsubscribe?token=a', '/api/newsletter/unsubscribe?token=a'],
])('a button to %s leads to %s in Hindi', (path, there) => {
  const told = localiseLinks(mail(AT + path), 'hi', ['en', 'hi'])
  expect(told.button?.href).toBe(AT + there)
})

it('a button leads to the English page where the site has no other', () => {
  expect(localiseLinks(mail(`${AT}/dashboard`), 'hi', ['en'])).toEqual(mail(`${AT}/dashboard`))
  expect(localiseLinks(mail(`${AT}/dashboard`), 'en', ['en', 'hi'])).toEqual(
    mail(`${AT}/dashboard`),
  )
})
