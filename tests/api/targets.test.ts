import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { APP_PATHS, APP_SHELL } from '#config/app-paths.ts'
import { getHstsHeader, SECURITY_HEADERS } from '#server/publishing/releases/headers.ts'
import { deliverSite } from '#server/publishing/publisher/deliver.ts'
import { readReleaseWithChanges, type LiveSite } from '#server/publishing/releases/live.ts'
import {
  openTarget,
  uploadRelease,
  type PublishTarget,
} from '#server/publishing/publisher/delivery/index.ts'
import { openBuckets, type Buckets } from './setup/buckets.ts'
import { htmlPage, makeRelease, type Files } from './setup/release.ts'

const NEVER = new AbortController().signal

const SITE_URL = 'https://suhana.example'

let folder: string
let buckets: Buckets
let serial = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zila-targets-'))
  buckets = await openBuckets()
})
afterAll(async () => {
  await buckets.close()
  await rm(folder, { recursive: true, force: true })
})

/** A site of these files as it is live. */
async function site(files: Files, count?: number): Promise<LiveSite> {
  const releases = join(folder, 'releases')
  const name = `2026-11-21T05-30-${String(10 + (serial += 1))}Z-a1b2`
  await makeRelease(releases, name, files, count)
  return (await readReleaseWithChanges(releases, name))!
}

const style = `a { color: red }\n${'/* words enough to be worth compressing */\n'.repeat(20)}`
const FILES: Files = {
  'index.html': htmlPage('Home', '/about'),
  'about.html': htmlPage('About', '/'),
  '404.html': htmlPage('Not found', '/'),
  '_astro/one.css': style,
  'icon.svg': '<svg/>',
}

/** What a visitor gets from a target under a file's name; null for nothing. */
type Look = (name: string) => Promise<string | null>
const KINDS: Record<string, () => Promise<{ target: PublishTarget; look: Look }>> = {
  'a folder': async () => {
    const place = await mkdtemp(join(folder, 'www-'))
    return {
      target: await openTarget(place, getHstsHeader(SITE_URL)),
      look: (name) => readFile(join(place, name), 'utf8').catch(() => null),
    }
  },
  'a bucket': async () => {
    const config = await buckets.make()
    const look: Look = async (name) => {
      const key = ['index.html', '404.html'].includes(name) ? name : name.replace(/\.html$/, '')
      const stored = await buckets.read(config, key)
      return (
        stored && (stored.encoding === 'gzip' ? gunzipSync(stored.body) : stored.body).toString()
      )
    }
    return { target: await openTarget(config, getHstsHeader(SITE_URL)), look }
  },
}

describe.each(Object.entries(KINDS))('%s', (_, open) => {
  let target: PublishTarget
  let look: Look
  beforeEach(async () => ({ target, look } = await open()))

  test('gets the site, and after that only what differs', async () => {
    const first = await uploadRelease(target, await site(FILES), NEVER)
    expect(first.put.sort()).toEqual(Object.keys(FILES).sort())
    for (const [name, content] of Object.entries(FILES)) expect(await look(name)).toBe(content)

    const next = { ...FILES, 'about.html': htmlPage('About us', '/') }
    const again = await uploadRelease(target, await site(next), NEVER)
    expect(again).toEqual({ put: ['about.html'], removed: [] })
    expect(await look('about.html')).toBe(next['about.html'])
  })

  test('gets assets before the pages that need them, and loses what went last', async () => {
    const { 'about.html': _about, '_astro/one.css': _style, ...rest } = FILES
    await uploadRelease(target, await site(FILES), NEVER)
    const order: string[] = []
    const told: PublishTarget = {
      ...target,
      put: (file) => {
        order.push(`put ${file.name}`)
        return target.put(file)
      },
      remove: (name) => {
        order.push(`remove ${name}`)
        return target.remove(name)
      },
    }
    const next = {
      ...rest,
      'index.html': htmlPage('Home anew', '/'),
      '_astro/two.css': `${style} b {}`,
    }
    await uploadRelease(told, await site(next), NEVER)
    expect(order).toEqual(['put _astro/two.css', 'put index.html', 'remove about.html'])
    expect(await look('about.html')).toBeNull()
    // Pages that are open in browsers ask for the old style sheet until the release after this one.
    expect(await look('_astro/one.css')).toBe(style)
    await uploadRelease(target, await site({ ...next, 'icon.svg': '<svg />' }), NEVER)
    expect(await look('_astro/one.css')).toBeNull()
  })

  test('broken off in the middle is brought to the same state by the next time', async () => {
    const breaking: PublishTarget = {
      ...target,
      put: (file) =>
        file.name === 'index.html'
          ? Promise.reject(new Error('the network went'))
          : target.put(file),
    }
    const live = await site(FILES)
    await expect(uploadRelease(breaking, live, NEVER)).rejects.toThrow('the network went')
    await uploadRelease(target, live, NEVER)
    for (const [name, content] of Object.entries(FILES)) expect(await look(name)).toBe(content)
    expect(await uploadRelease(target, live, NEVER)).toEqual({ put: [], removed: [] })
  })
})

describe('the folder', () => {
  test('has compressed copies beside the files, and none of an older file', async () => {
    const place = await mkdtemp(join(folder, 'www-'))
    const target = await openTarget(place, getHstsHeader(SITE_URL))
    await uploadRelease(target, await site(FILES), NEVER)
    await access(join(place, 'about.html.br'))
    await uploadRelease(
      target,
      await site({ ...FILES, 'about.html': '<title>Short</title>' }),
      NEVER,
    )
    await expect(access(join(place, 'about.html.br'))).rejects.toThrow('ENOENT')
  })
})

test('every address of the app is answered by its shell at hosts that read rewrites', async () => {
  const place = await mkdtemp(join(folder, 'www-'))
  await uploadRelease(await openTarget(place, getHstsHeader(SITE_URL)), await site(FILES), NEVER)
  const lines = (await readFile(join(place, '_redirects'), 'utf8')).trimEnd().split('\n')
  const paths = Object.values(APP_PATHS)
  expect(lines).toEqual(paths.map((path) => `${path} ${APP_SHELL} 200`))

  const both = await mkdtemp(join(folder, 'www-'))
  const target = await openTarget(both, getHstsHeader(SITE_URL), ['en', 'hi'])
  await uploadRelease(target, await site(FILES), NEVER)
  const inBoth = (await readFile(join(both, '_redirects'), 'utf8')).trimEnd().split('\n')
  expect(inBoth).toEqual([...lines, ...paths.map((path) => `/hi${path} /hi${APP_SHELL} 200`)])
})

describe('headers of the folder', () => {
  const headersOf = async (siteUrl: string, subDomains = false) => {
    const place = await mkdtemp(join(folder, 'www-'))
    const target = await openTarget(place, getHstsHeader(siteUrl, subDomains))
    await uploadRelease(target, await site(FILES), NEVER)
    return readFile(join(place, '_headers'), 'utf8')
  }

  test('are those of our own server, written for hosts that read them', async () => {
    const [all = '', hashed, worker] = (await headersOf(SITE_URL)).split('\n\n')
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(all.split('\n')).toContain(`  ${name}: ${value}`)
    expect(all).toContain('Strict-Transport-Security: max-age=31536000')
    expect(all.startsWith('/*\n')).toBe(true)
    expect(hashed).toBe('/_astro/*\n  Cache-Control: public, max-age=31536000, immutable')
    expect(worker).toBe('/sw.js\n  Cache-Control: no-cache\n')
  })

  test('speak for the hosts below it where that is set', async () => {
    expect(await headersOf(SITE_URL, true)).toContain('31536000; includeSubDomains\n')
    expect(await headersOf(SITE_URL)).not.toContain('includeSubDomains')
  })

  test('leave a site without https reachable', async () => {
    expect(await headersOf('http://localhost:4321')).not.toContain('Strict-Transport-Security')
  })
})

describe('the bucket', () => {
  test('tells browsers what a file is, how it is packed, and how long to keep it', async () => {
    const config = await buckets.make()
    await uploadRelease(await openTarget(config, getHstsHeader(SITE_URL)), await site(FILES), NEVER)
    expect(await buckets.read(config, 'about')).toMatchObject({
      type: expect.stringContaining('text/html') as string,
      encoding: 'gzip',
      caching: 'public, max-age=60, must-revalidate',
    })
    expect(await buckets.read(config, '_astro/one.css')).toMatchObject({
      type: expect.stringContaining('text/css') as string,
      caching: 'public, max-age=31536000, immutable',
    })
    expect(await buckets.read(config, 'icon.svg')).toMatchObject({
      type: 'image/svg+xml; charset=utf-8',
      encoding: undefined,
    })
  })

  test('gets pages gzipped though a large site has no such copies', async () => {
    const config = await buckets.make()
    await uploadRelease(
      await openTarget(config, getHstsHeader(SITE_URL)),
      await site(FILES, 10_000),
      NEVER,
    )
    const { encoding, body } = (await buckets.read(config, 'about'))!
    expect(encoding).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(FILES['about.html'])
  })
})

describe('the command after publishing', () => {
  test('is given the changed addresses', async () => {
    const live = await site(FILES)
    const said = join(folder, 'said')
    const delivery = { live: async () => live, target: null, hook: `cat > "${said}"` }
    await deliverSite(delivery, ['index.html', 'business/tea.html', '_astro/one.css'], NEVER)
    expect(await readFile(said, 'utf8')).toBe('/\n/business/tea\n/_astro/one.css\n')
  })

  test('knows none of our secrets, only what is meant for it', async () => {
    const said = join(folder, 'environment')
    const delivery = { live: async () => null, target: null, hook: `env > "${said}"` }
    vi.stubEnv('JWT_SECRET', 'a secret')
    vi.stubEnv('DATABASE_URL', 'postgres://a:b@c/d')
    vi.stubEnv('DATABASE_OWNER_URL', 'postgres://a:b@c/d')
    vi.stubEnv('PUBLISH_HOOK_TOKEN', 'for the CDN')
    await deliverSite(delivery, ['index.html'], NEVER).finally(() => vi.unstubAllEnvs())
    const names = (await readFile(said, 'utf8')).split('\n').map((line) => line.split('=')[0])
    expect(names).toEqual(expect.arrayContaining(['PATH', 'PUBLISH_HOOK_TOKEN']))
    const own = ['JWT_SECRET', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'NODE_ENV', 'VITEST']
    expect([...own, 'SMTP_URL', 'S3_URL'].filter((name) => names.includes(name))).toEqual([])
  })

  test('that fails says why', async () => {
    const delivery = { live: async () => null, target: null, hook: 'echo no key >&2; exit 3' }
    await expect(deliverSite(delivery, ['index.html'], NEVER)).rejects.toThrow(
      'ended with 3. no key',
    )
  })
})
