import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getOrBuildBundle, isBundleComplete } from '#server/publishing/publisher/bundle/store.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'

let bundles: string
beforeEach(async () => {
  bundles = await mkdtemp(join(tmpdir(), 'zila-bundles-'))
})
afterEach(() => rm(bundles, { recursive: true, force: true }))

const one = { siteUrl: 'https://one.example' }
let made = 0
const make = async (folder: string) => writeFile(join(folder, 'bundle.json'), String((made += 1)))
const contentOf = (folder: string) => readFile(join(folder, 'bundle.json'), 'utf8')

describe('a bundle', () => {
  test('is made once for the same code and options', async () => {
    const folder = await getOrBuildBundle(one, make, bundles)
    const before = await contentOf(folder)
    expect(await getOrBuildBundle(one, make, bundles)).toBe(folder)
    expect(await contentOf(folder)).toBe(before)
    expect(await getOrBuildBundle({ siteUrl: 'https://two.example' }, make, bundles)).not.toBe(
      folder,
    )
  })

  test('that two make at once is one, whole', async () => {
    const [a, b] = await Promise.all([
      getOrBuildBundle(one, make, bundles),
      getOrBuildBundle(one, make, bundles),
    ])
    expect(a).toBe(b)
    expect(await contentOf(a)).toMatch(/^\d+$/)
    expect(await readdir(bundles)).toHaveLength(1)
  })

  test('that cannot be made leaves nothing, and is tried again', async () => {
    await expect(
      getOrBuildBundle(one, () => Promise.reject(new Error('no bundler')), bundles),
    ).rejects.toThrow('no bundler')
    expect(await readdir(bundles)).toEqual([])
    await getOrBuildBundle(one, make, bundles)
    expect(await readdir(bundles)).toHaveLength(1)
  })

  test('with a file that is not as it was made, or gone, is made anew', async () => {
    const folder = await getOrBuildBundle(one, make, bundles)
    const before = await contentOf(folder)
    await writeFile(join(folder, 'bundle.json'), 'rubbish')
    expect(await isBundleComplete(folder)).toBe(false)
    expect(await contentOf(await getOrBuildBundle(one, make, bundles))).toBe(
      String(Number(before) + 1),
    )
    await rm(join(folder, 'bundle.json'))
    expect(await contentOf(await getOrBuildBundle(one, make, bundles))).toBe(
      String(Number(before) + 2),
    )
    expect(await isBundleComplete(folder)).toBe(true)
    expect(await readdir(bundles)).toHaveLength(1)
  })

  test('goes when three others were used since, and a day has passed', async () => {
    const old = await getOrBuildBundle(one, make, bundles)
    const recent = await getOrBuildBundle({ siteUrl: 'https://recent.example' }, make, bundles)
    const longAgo = new Date(Date.now() - 25 * HOUR_MS)
    await utimes(old, longAgo, longAgo)
    for (const name of ['a', 'b', 'c'])
      await getOrBuildBundle({ siteUrl: `https://${name}.example` }, make, bundles)
    await expect(contentOf(old)).rejects.toThrow('ENOENT')
    expect(await contentOf(recent)).toMatch(/^\d+$/)
  })
})
