import { readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { siteFolder } from '#server/publishing/releases/release.ts'
import { removeOldReleases } from '#server/publishing/releases/clean-up.ts'
import { htmlPage, makeRelease } from './setup/release.ts'
import {
  FIRST_RELEASE,
  requestPath,
  live,
  type TestResponse,
  openFirstRelease,
  releases,
  SCRIPT_CONTENT,
  SECOND_RELEASE,
  servedSite,
  SITE_FILES,
} from './setup/served-site.ts'

openFirstRelease()

describe('a file that was asked for before', () => {
  const about = path.join('site', 'about.html')
  const withoutDate = ({ headers: { date: _, ...headers }, ...got }: TestResponse) => ({
    ...got,
    headers,
  })
  const asked: Record<string, string>[] = [
    {},
    { 'Accept-Encoding': 'br' },
    { 'Accept-Encoding': 'gzip' },
    { 'If-None-Match': '*' },
  ]

  it('is answered as the first time, from memory', async () => {
    for (const method of ['GET', 'HEAD']) {
      for (const headers of asked) {
        const first = withoutDate(await requestPath('/business/state-bank', headers, method))
        expect(withoutDate(await requestPath('/business/state-bank', headers, method))).toEqual(
          first,
        )
      }
    }
    await requestPath('/about')
    const file = path.join(releases, FIRST_RELEASE, about)
    await rename(file, `${file}.away`)
    expect((await requestPath('/about')).text).toBe(SITE_FILES['about.html'])
    expect((await requestPath('/about', {}, 'HEAD')).headers['content-length']).toBe(
      String(SITE_FILES['about.html'].length),
    )
    expect((await requestPath('/about', {}, 'POST')).status).toBe(405)
    await rename(`${file}.away`, file)
  })

  it('is asked for anew when its entry in the release is another', async () => {
    const { files } = (await live())!
    const before = files.get('about.html')!
    files.set('about.html', { ...before, hash: 'another' })
    expect((await requestPath('/about')).headers.etag).toBe('"another"')
    files.delete('about.html')
    expect((await requestPath('/about')).status).toBe(404)
    files.set('about.html', before)
  })
})

describe('the switch to another release', () => {
  it('shows it whole, and still answers for hashed files of the one before', async () => {
    const next = { ...SITE_FILES, 'about.html': htmlPage('About us'), '_astro/app.C3y4.js': 'new' }
    const { '_astro/app.B1x2.js': _, ...files } = next
    await makeRelease(releases, SECOND_RELEASE, files)
    expect((await requestPath('/about')).text).toBe(SITE_FILES['about.html'])
    expect(await servedSite.refresh()).toBe(true)
    expect((await requestPath('/about')).text).toBe(next['about.html'])
    expect((await requestPath('/_astro/app.C3y4.js')).text).toBe('new')
    expect((await requestPath('/_astro/app.B1x2.js')).text).toBe(SCRIPT_CONTENT)
  })

  it(
    'is noticed by itself when another process made it, even when that one removed what was ' +
      'served',
    async () => {
      for (const n of [3, 4, 5])
        await makeRelease(releases, `2026-11-21T05-3${n}-00Z-000${n}`, {
          ...SITE_FILES,
          'about.html': htmlPage(`${n}`),
        })
      await removeOldReleases(releases)
      await expect
        .poll(async () => (await requestPath('/about')).text, { timeout: 10_000 })
        .toBe(htmlPage('5'))
    },
  )
})

describe('a release of many pages', () => {
  it('has no gzip copies, and makes one for whoever needs it', async () => {
    await makeRelease(releases, '2026-11-21T06-00-00Z-0001', SITE_FILES, 10_000)
    await servedSite.refresh()
    const file = path.join(siteFolder(releases, '2026-11-21T06-00-00Z-0001'), 'about.html')
    await expect(readFile(`${file}.gz`)).rejects.toThrow('ENOENT')
    const got = await requestPath('/about', { 'Accept-Encoding': 'gzip' })
    expect(got.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(got.body.length),
    })
    expect(gunzipSync(got.body).toString()).toBe(SITE_FILES['about.html'])
    expect((await requestPath('/about', { 'Accept-Encoding': 'gzip' }, 'HEAD')).body.length).toBe(0)
    const br = await requestPath('/about', { 'Accept-Encoding': 'br, gzip' })
    expect(brotliDecompressSync(br.body).toString()).toBe(SITE_FILES['about.html'])
  })
})
