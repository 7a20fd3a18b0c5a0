import { readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { request, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveSettings } from '#contract/settings.ts'
import { uploads } from '#server/kit/db/tables/index.ts'
import { withMultipartForm } from '#server/kit/http/multipart.ts'
import { UploadSlots } from '#server/kit/http/upload-slots.ts'
import { parseStoredPicture } from '#shared/drawings/picture.ts'
import { authorizedRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'
import { createForm, createPicture, sendForm } from './setup/forms.ts'

const HOSTILE = new URL('../fixtures/hostile-images/', import.meta.url)
const MB = 1024 * 1024

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db)).token
})

afterAll(() => api.close())

const send = (path: string, body: FormData, by: string | null = token, from?: string) =>
  sendForm(api, path, body, by, from)

const received = () => readdir(join(api.folder, 'incoming')).catch(() => [])

describe('a logo', () => {
  test('is decoded and made anew in several sizes', async () => {
    // Lying on its side, with a place in its metadata.
    const photo = await createPicture(1000, 500)
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { status, data } = await send(
      '/uploads/business/logo',
      createForm({ imageType: 'business-logo' }, [['logo', 'a.jpg', photo]]),
    )
    expect(status).toBe(201)
    const stored = parseStoredPicture(data.logoUrl)
    expect(stored).toMatchObject({ width: 500, height: 1000 })
    for (const address of [
      data.logoUrl,
      ...stored!.sources.flatMap(({ srcset }) =>
        srcset.split(', ').map((one) => one.split(' ')[0]!),
      ),
    ]) {
      const answer = await api.ask(address, authorizedRequest(token))
      expect(answer.status, address).toBe(200)
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.toString('latin1')).not.toContain('SECRET-PLACE')
      const made = await sharp(bytes).metadata()
      expect(answer.headers.get('Content-Type')).toBe(
        `image/${made.format === 'heif' ? 'avif' : made.format}`,
      )
      expect(made.orientation).toBeUndefined()
      expect(made.height).toBe(2 * made.width)
    }
  })

  test('keeps what can be seen through, and is kept once', async () => {
    const png = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 4,
        background: { r: 0, g: 0, b: 0, alpha: 0.5 },
      },
    })
      .png()
      .toBuffer()
    const logo = () => send('/uploads/business/logo', createForm({}, [['logo', 'a.png', png]]))
    const { logoUrl } = (await logo()).data
    expect(logoUrl).toMatch(/-300x300\.png$/)
    expect((await logo()).data.logoUrl).toBe(logoUrl)
    expect(await api.db.$count(uploads, eq(uploads.path, logoUrl))).toBe(1)
  })

  test('below 5 MB, an image, by someone signed in', async () => {
    // Far over the limit the form is refused before it is received, in the same words.
    for (const size of [5 * MB + 1, 9 * MB, 60 * MB]) {
      const large = Buffer.alloc(size, 1)
      expect(
        await send('/uploads/business/logo', createForm({}, [['logo', 'a.jpg', large]])),
      ).toMatchObject({
        ...{ status: 400, error: 'Logo file size should be less than 5MB' },
        fields: { logo: 'Logo file size should be less than 5MB' },
      })
    }
    for (const files of [[], [['logo', 'a.jpg', 'no picture']], [['other', 'a.jpg', 'x']]] as [
      string,
      string,
      string,
    ][][])
      expect(await send('/uploads/business/logo', createForm({}, files))).toMatchObject({
        status: 400,
        error: 'Please select a valid image file for logo',
      })
    expect(await send('/uploads/business/logo', createForm({}), null)).toMatchObject({
      status: 401,
    })
    const json = {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    }
    expect((await api.ask('/uploads/business/logo', { ...json, body: '{}' })).status).toBe(415)
    expect(await received()).toEqual([])
  })
})

describe('a logo of the website', () => {
  test('is uploaded by administrators, and may then stand in the settings', async () => {
    const { token: admin } = await insertAccount(api.db, { role: 'admin' })
    const png = await createPicture(300, 100).png().toBuffer()
    const logo = createForm({}, [['logo', 'a.png', png]])
    const answer = await send('/uploads/website/logo', logo, admin)
    const url = (answer.data as unknown as { url: string }).url
    expect(answer).toMatchObject({ status: 201, url })
    expect((await api.ask(url)).status).toBe(404)
    const body = { navbarLogo: `/api${url}`, siteFavicon: url }
    expect((await api.read(saveSettings, { body, token: admin })).data).toMatchObject(body)
    expect((await api.ask(url)).status).toBe(200)
    expect(await send('/uploads/website/logo', logo, null)).toMatchObject({ status: 401 })
    expect(await send('/uploads/website/logo', logo)).toMatchObject({ status: 403 })
    for (const [content, error] of [
      [Buffer.from('<svg/>'), 'Please upload a valid image file (JPEG, PNG, GIF, or WebP)'],
      [Buffer.alloc(5 * MB + 1), 'File size must be less than 5MB'],
      [Buffer.alloc(30 * MB), 'File size must be less than 5MB'],
    ] as const)
      expect(
        await send('/uploads/website/logo', createForm({}, [['logo', 'a.png', content]]), admin),
      ).toMatchObject({
        status: 400,
        error,
      })
    expect(await received()).toEqual([])
  })
})

describe('photos', () => {
  test('are answered in the order sent, with links for their uploader', async () => {
    const [one, two] = await Promise.all(
      ['#00f', '#0f0'].map((colour) => createPicture(400, 300, colour).webp().toBuffer()),
    )
    const { data } = await send(
      '/uploads/business/photos',
      createForm({}, [
        ['photos', 'b.webp', one!],
        ['photos', 'c.webp', two!],
      ]),
    )
    expect(data.photos).toHaveLength(2)
    expect(data.photos[0]).not.toEqual(data.photos[1])
    const { url, link } = (data.photos as { url: string; link: string }[])[0]!
    expect(link.startsWith(`${url}?`)).toBe(true)
    expect((await api.ask(url)).status).toBe(404)
    expect((await api.ask(link)).status).toBe(200)
  })

  test('of which no header makes more than one piece, or more than the file', async () => {
    const photo = await createPicture(400, 300, '#808').webp().toBuffer()
    const { data } = await send(
      '/uploads/business/photos',
      createForm({}, [['photos', 'd.webp', photo]]),
    )
    const { link } = (data.photos as { url: string; link: string }[])[0]!
    const got = async (range?: string) => {
      const answer = await api.ask(link, range ? { headers: { Range: range } } : {})
      return [answer.status, (await answer.arrayBuffer()).byteLength] as const
    }
    const [, size] = await got()
    expect(await got('bytes=0-9')).toEqual([206, 10])
    expect(await got('bytes=0-999999999999')).toEqual([206, size])
    expect(await got(`bytes=${size}-`)).toEqual([416, 0])
    const many = Array.from({ length: 1000 }, (_, at) => `${at}-${at}`).join(',')
    for (const range of [`bytes=${many}`, 'bytes=9-0', 'bytes=-5', 'items=0-1', 'bytes=0x1-2', ''])
      expect([range, ...(await got(range))]).toEqual([range, 200, size])
  })

  test('of a post are sent alone as `image`, and answered as `url`', async () => {
    const { token: by } = await insertAccount(api.db, { role: 'admin' })
    const photo = await createPicture(400, 300, '#f0f').webp().toBuffer()
    const post = (files: [string, string, Buffer | string][]) =>
      send('/uploads/business/photos', createForm({}, files), by)
    const answer = await post([['image', 'tree.webp', photo]])
    expect(answer).toMatchObject({ status: 201, url: answer.data.photos[0]!.url })
    const [row] = await api.db
      .select()
      .from(uploads)
      .where(eq(uploads.path, String(answer.url)))
    expect(row?.kind).toBe('blog-image')
    expect(await post([['image', 'tree.webp', '<html>']])).toMatchObject({
      error: 'tree.webp is not an image file',
    })
    expect(await post([['image', 'wall.png', Buffer.alloc(10 * MB + 1)]])).toMatchObject({
      error: 'wall.png is too large (max 10MB)',
    })
  })

  test('name the one that is wrong', async () => {
    expect(
      await send('/uploads/business/photos', createForm({}, [['photos', 'दुकान.jpg', '<html>']])),
    ).toMatchObject({
      status: 400,
      error: 'दुकान.jpg is not a valid image file',
    })
    const large = Buffer.alloc(10 * MB + 1)
    expect(
      await send('/uploads/business/photos', createForm({}, [['photos', 'wall.png', large]])),
    ).toMatchObject({
      error: 'Image wall.png is too large. Maximum size is 10MB',
    })
  })

  test.each(readdirSync(HOSTILE).filter((name) => /\.(gif|svg|png|jpg|ico)$/.test(name)))(
    'made to do harm are refused or harmless: %s',
    async (name) => {
      const by = (await insertAccount(api.db)).token
      const answer = await send(
        '/uploads/business/photos',
        createForm({}, [['photos', name, readFileSync(new URL(name, HOSTILE))]]),
        by,
      )
      expect([201, 400]).toContain(answer.status)
      if (name.endsWith('.svg') || name.endsWith('.ico') || name.startsWith('broken_data'))
        expect(answer.status).toBe(400)
      if (answer.status !== 201) return
      const kept = Buffer.from(
        await (await api.ask(answer.data.photos[0]!.url, authorizedRequest(by))).arrayBuffer(),
      ).toString('latin1')
      expect(kept).not.toMatch(/<script|onerror|javascript:|<svg|<\?php|alert\(/i)
    },
    60_000,
  )
})

describe('an upload that is broken off', () => {
  test('leaves nothing behind', async () => {
    const server = createServer((_, response) => response.end())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    server.removeAllListeners('request')
    const outcome = new Promise<unknown>((resolve) => {
      server.on('request', (incoming, response) => {
        const c = {
          req: {
            header: (name: string) => incoming.headers[name.toLowerCase()],
            raw: {
              signal: new AbortController().signal,
              body: new ReadableStream({
                start(controller) {
                  incoming.on('data', (chunk: Buffer) => controller.enqueue(chunk))
                  incoming.on('close', () =>
                    incoming.complete ? controller.close() : controller.error(new Error('gone')),
                  )
                },
              }),
            },
          },
        }
        const limits = { photos: { atMost: 1, bytes: MB } }
        const takeSlot = () => new UploadSlots().take('somebody', '192.0.2.1')
        const form = { incoming: join(api.folder, 'incoming'), takeSlot }
        withMultipartForm(c as never, limits, form, () => Promise.resolve()).then(resolve, resolve)
        incoming.on('close', () => response.destroy())
      })
    })
    const { port } = server.address() as AddressInfo
    const sent = request({
      port,
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 90_000 },
    })
    sent.on('error', () => undefined)
    sent.write(
      '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n' +
        'y'.repeat(20_000),
    )
    await sleep(200)
    expect(await received()).toHaveLength(1)
    sent.destroy()
    expect(await outcome).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await received()).toEqual([])
    server.close()
  })
})
