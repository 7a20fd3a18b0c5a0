import { describe, expect, test } from 'vitest'
import { FileCache } from '#server/publishing/site/file-cache.ts'
import type { SiteResponse, SiteRequest } from '#server/publishing/site/reply.ts'
import type { ServedRelease } from '#server/publishing/site/served-release.ts'
import type { PlacedFile } from '#server/publishing/releases/live.ts'

const entry = (hash: string): PlacedFile => ({ size: 1, hash, site: '/releases/1/site' })
const served = (files: Record<string, PlacedFile>): ServedRelease => {
  return { name: '1', pages: 1, files: new Map(Object.entries(files)), isTakenDown: () => false }
}
const caller = { peer: '203.0.113.7', forwardedFor: undefined }
const asked = (target: string, more: Partial<SiteRequest> = {}): SiteRequest => ({
  method: 'GET',
  target,
  caller,
  ...more,
})
const answer = (file: string, of: PlacedFile, more: Partial<SiteResponse> = {}): SiteResponse => ({
  status: 200,
  headers: { ETag: `"${of.hash}"`, 'Content-Type': 'text/html' },
  content: { file, size: 1 },
  own: { file, entry: of },
  ...more,
})

describe('files in memory', () => {
  const page = entry('a')
  const site = served({ 'a.html': page })
  const body = Buffer.from('a')

  test('are those at their own address, without a query', () => {
    const hot = new FileCache()
    hot.keep(asked('/a?utm=1'), answer('a.html', page), body)
    hot.keep(asked('/a', { method: 'HEAD' }), answer('a.html', page), body)
    hot.keep(asked('/a'), answer('a.html', page, { status: 404 }), body)
    hot.keep(asked('/a'), answer('a.html', page, { own: undefined }), body)
    expect(hot.find(asked('/a'), site)).toBeNull()
    expect(hot.find(asked('/a?utm=1'), site)).toBeNull()
    hot.keep(asked('/a'), answer('a.html', page), body)
    expect(hot.find(asked('/a'), site)).toMatchObject({ status: 200, body })
    expect(hot.find(asked('/a', { method: 'POST' }), site)).toBeNull()
  })

  test('hold while the release has the very same entry', () => {
    const hot = new FileCache()
    hot.keep(asked('/a'), answer('a.html', page), body)
    expect(hot.find(asked('/a'), served({ 'a.html': page, 'b.html': entry('b') }))).not.toBeNull()
    expect(hot.find(asked('/a'), served({ 'a.html': entry('a') }))).toBeNull()
    hot.keep(asked('/a'), answer('a.html', page), body)
    expect(hot.find(asked('/a'), null)).toBeNull()
  })

  test('are kept apart by what the browser takes, however it writes that', () => {
    const hot = new FileCache()
    hot.keep(
      asked('/a', { acceptEncoding: 'gzip, deflate, br, zstd' }),
      answer('a.html', page),
      body,
    )
    expect(hot.find(asked('/a', { acceptEncoding: 'br;q=1, gzip' }), site)).not.toBeNull()
    expect(hot.find(asked('/a', { acceptEncoding: 'gzip' }), site)).toBeNull()
    expect(hot.find(asked('/a'), site)).toBeNull()
  })

  test('are bounded: the least recently used go first, what is large is not kept', () => {
    const hot = new FileCache()
    const large = Buffer.alloc(256 * 1024)
    const all = served({ 'a.html': page })
    for (let n = 0; n < 96; n++) hot.keep(asked(`/${n}`), answer('a.html', page), large)
    expect(hot.find(asked('/0'), all)).not.toBeNull()
    hot.keep(asked('/more'), answer('a.html', page), large)
    expect(hot.find(asked('/0'), all)).not.toBeNull()
    expect(hot.find(asked('/1'), all)).toBeNull()
    hot.keep(asked('/too-large'), answer('a.html', page), Buffer.alloc(large.length + 1))
    expect(hot.find(asked('/too-large'), all)).toBeNull()
  })
})
