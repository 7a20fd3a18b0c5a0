import { readdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const pictures = readdirSync('public').filter((name) => name.startsWith('install-'))

test('the pictures of the manifest have the sizes it says, and few bytes', async () => {
  expect(pictures.toSorted()).toEqual([
    ...['install-narrow-en.webp', 'install-narrow-hi.webp'],
    ...['install-wide-en.webp', 'install-wide-hi.webp'],
  ])
  for (const name of pictures) {
    const { width, height } = await sharp(`public/${name}`).metadata()
    expect([width, height]).toEqual(name.includes('narrow') ? [360, 640] : [1024, 576])
  }
  const all = [...pictures, 'apple-touch-icon.png'].map((name) => statSync(`public/${name}`).size)
  expect(all.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60 * 1024)
})

test('the icon of iPhones is square and has no place to see through', async () => {
  const { width, height, hasAlpha } = await sharp('public/apple-touch-icon.png').metadata()
  expect([width, height, hasAlpha]).toEqual([180, 180, false])
})
