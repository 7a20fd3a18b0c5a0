import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { HASH_BYTES, isBreached } from '#server/people/accounts/password-strength/breached.ts'
import { checkPassword } from '#server/people/accounts/password-rule.ts'

const known = {
  name: 'Birsa Oraon',
  email: 'birsa.oraon@kisan.example',
  siteName: 'Suhana Bazaar',
  siteUrl: 'https://bazaar.example',
}

describe('a new password', () => {
  test.each([
    ['123456', 'This password is very common'],
    ['      ', 'Repeated characters'],
    ['password1', 'This password is very common'],
    ['Qwerty@123', 'This password is very common'],
    ['abcdefghijkl', 'Repeated characters'],
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'Repeated characters'],
    ['BirsaOraon1', 'from your name, your email address or this site'],
    ['suhana2026', 'from your name, your email address or this site'],
    ['RohitKumar@1995', 'Names, towns and sayings'],
    ['bazaar.example', 'from your name, your email address or this site'],
    ['Navapur', 'from your name, your email address or this site'],
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

  test.each([
    'jaishreeram',
    'JaiShreeRam@108',
    'jai shree ram',
    'Navapur@1',
    'Ranchi@2024',
    'ranchi#123',
    'Karnataka1',
    'karnataka@2025',
    'Jamshedpur@786',
    'H@zaribagh1',
    'DhanbadBokaro',
    'RohitKumar@1995',
    'priya@143',
    'SinghAmit1',
    'iloveyouPooja',
    'HarHarMahadev1',
    'Radhe Radhe',
    'omnamahshivaya',
    'MunnaKumari1',
    'birsamunda@1875',
    'MAA-papa-2020',
    'chhathpuja2023',
  ])('%j: words of here, however they are put together, are refused', async (password) => {
    await expect(checkPassword(password, known)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test.each([
    'mango mango mango',
    'Mango MANGO mango!',
    'mangomangomangomango',
    'kettle-kettle-kettle-kettle',
    'palash palash palash',
    'MahuaMahuaMAHUA',
  ])('%j: a word that is repeated is refused', async (password) => {
    await expect(checkPassword(password, known)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test.each(['zxcvbnm123', '!qaz2wsx', 'trustno1', 'CARLOS11', 'gfhjkm123'])(
    '%j is on the list of breached ones, in any case of its letters',
    async (password) => {
      expect(await isBreached(password)).toBe(true)
      expect(await isBreached(password.toUpperCase())).toBe(true)
      await expect(checkPassword(password, known)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    },
  )

  test('the list is sorted, whole and larger than 100,000', async () => {
    const bytes = await readFile(
      'src/server/people/accounts/password-strength/breached-passwords.bin',
    )
    expect(bytes.length % HASH_BYTES).toBe(0)
    expect(bytes.length / HASH_BYTES).toBeGreaterThan(100_000)
    for (let at = HASH_BYTES; at < bytes.length; at += HASH_BYTES)
      if (bytes.compare(bytes, at, at + HASH_BYTES, at - HASH_BYTES, at) >= 0)
        throw new Error(`at ${at}`)
    const first = bytes.subarray(0, HASH_BYTES).toString('hex')
    expect(first).toMatch(/^0000/)
    expect(await isBreached('three brass lamps')).toBe(false)
  })

  test('is judged by its first 32 signs: 200 made for it would take seconds', async () => {
    await expect(checkPassword(`${'a'.repeat(32)} three brass lamps`, known)).rejects.toMatchObject(
      {
        code: 'INVALID_INPUT',
      },
    )
  })
})
