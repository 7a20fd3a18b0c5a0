import { describe, expect, test } from 'vitest'
import { checkPassword } from '#server/accounts/password-rule.ts'

const known = {
  name: 'Birsa Oraon',
  email: 'birsa.oraon@kisan.example',
  siteName: 'Palamu Bazaar',
  siteUrl: 'https://bazaar.example',
}

describe('a new password', () => {
  test.each([
    ['123456', 'one of the first to be tried'],
    ['      ', 'Repeated signs'],
    ['password1', 'one of the first to be tried'],
    ['Qwerty@123', 'one of the first to be tried'],
    ['abcdefghijkl', 'Repeated signs'],
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'Repeated signs'],
    ['BirsaOraon1', 'from your name, your email address or this site'],
    ['palamu2026', 'from your name, your email address or this site'],
    ['bazaar.example', 'from your name, your email address or this site'],
    ['Medininagar', 'from your name, your email address or this site'],
    ['kisan123', 'from your name, your email address or this site'],
    ['sohrai', 'easy to guess'],
  ])('%j is refused: %s', async (password, reason) => {
    await expect(checkPassword(password, known)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      detail: { fields: { password: expect.stringContaining(reason) as string } },
    })
    const sentence = await checkPassword(password, known).catch(
      (error: { detail: { fields: { password: string } } }) => error.detail.fields.password,
    )
    expect(sentence).toMatch(/^[A-Z][^.]+: use three or four words [^.]+\.$/)
  })

  test.each([
    'sohrai painting',
    'three brass lamps',
    'पलाश का जंगल',
    'gT7#vq0!zX',
    'a well behind the school',
  ])('%j is taken', (password) => checkPassword(password, known))

  test('is judged by its first 32 signs: 200 made for it would take seconds', async () => {
    await expect(checkPassword(`${'a'.repeat(32)} three brass lamps`, known)).rejects.toMatchObject(
      {
        code: 'INVALID_INPUT',
      },
    )
  })
})
