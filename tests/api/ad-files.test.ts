import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BufferSource, Input, MP4, WEBM } from 'mediabunny'
import { creatives, uploads } from '#server/kit/db/tables/index.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertCampaign } from './setup/builders.ts'

const fixture = (name: string) => readFile(new URL(`../fixtures/${name}`, import.meta.url))

let api: TestApi
let advertiser: Awaited<ReturnType<typeof insertAccount>>
let campaignId: number

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(creatives)
  advertiser = await insertAccount(api.db)
  campaignId = (await insertCampaign(api.db, { accountId: advertiser.id })).id
})

type Made = {
  imageUrl: string | null
  gifUrl: string | null
  videoUrl: string | null
  stillUrl: string | null
  frameUrl: string | null
  carousel: { imageUrl: string }[]
  fileSize: number
  fileDuration: number | null
}
type Told = {
  status: number
  code?: string
  error?: string
  fields?: Record<string, string>
  data: Made & { id: number }
}

type SentFile = [name: string, content: Uint8Array | string]

const send = (type: string, field: string, ...files: SentFile[]): Promise<Told> =>
  sendFor('300x250', type, field, ...files)

async function sendFor(
  size: string,
  type: string,
  field: string,
  ...files: SentFile[]
): Promise<Told> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Winter', campaignId, size }))
    form.append(name, String(value))
  for (const [name, content] of files) form.append(field, new Blob([content as never]), name)
  const answer = await api.ask(`/ads/creatives/${type}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${advertiser.token}` },
    body: form,
  })
  return { ...((await answer.json()) as Told), status: answer.status }
}

const bytesOf = async (address: string | null) =>
  Buffer.from(await (await api.ask(address!)).arrayBuffer())

/** A GIF of two frames, with words that are no part of the picture. */
async function moving(width = 300, height = 250): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all([frame('#a00'), frame('#00a')])
  const made = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [300, 500], loop: 3 })
    .toBuffer()
  const comment = Buffer.from('\x21\xfe\x06secret\x00', 'latin1')
  return Buffer.concat([made.subarray(0, -1), comment, made.subarray(-1)])
}

describe('a GIF', () => {
  test('moves as made, without what is hidden in it, and has a picture that stands', async () => {
    const { status, data } = await send('gif', 'gifFile', ['moves.gif', await moving()])
    expect(status).toBe(201)
    expect(data.gifUrl).toMatch(/^\/uploads\/[0-9a-f]{32}\.gif\?/)
    const kept = await bytesOf(data.gifUrl)
    expect(await sharp(kept, { animated: true }).metadata()).toMatchObject({
      format: 'gif',
      pages: 2,
      delay: [300, 500],
      loop: 3,
    })
    expect(kept.includes('secret')).toBe(false)
    expect(data.stillUrl).toBe(data.imageUrl)
    expect(await sharp(await bytesOf(data.stillUrl)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 300,
      height: 250,
    })
  })

  test.each(['GIF_exploit.gif', 'decompression_bomb.gif', 'decompression_bomb_extents.gif'])(
    'made to break its reader is refused or made anew: %s',
    async (name) => {
      const content = await fixture(`hostile-images/${name}`)
      const { status, data } = await send('gif', 'gifFile', [name, content])
      expect([201, 400]).toContain(status)
      if (status === 201) {
        const kept = await bytesOf(data.gifUrl)
        expect((await sharp(kept, { animated: true }).metadata()).format).toBe('gif')
        expect(kept.includes('script')).toBe(false)
      }
      expect((await send('gif', 'gifFile', ['moves.gif', await moving()])).status).toBe(201)
    },
    60_000,
  )
})

describe('a banner and a carousel', () => {
  test('keep no words of the file, and nothing that only calls itself a picture', async () => {
    // As large as an advertisement, with all that the file says of itself.
    const exif = await sharp(await fixture('hostile-images/payload_in_all_known_metadata.jpg'))
      .resize(300, 250, { fit: 'fill' })
      .keepMetadata()
      .toBuffer()
    const { data } = await send('banner', 'bannerFile', ['a.jpg', exif])
    const kept = await sharp(await bytesOf(data.imageUrl)).metadata()
    expect([kept.exif, kept.iptc, kept.xmp]).toEqual([undefined, undefined, undefined])
    const drawing = await fixture('hostile-images/SVG_XSS1.svg')
    expect(await send('banner', 'bannerFile', ['a.png', drawing])).toMatchObject({
      status: 400,
      error: 'Invalid file type. Allowed: jpg, jpeg, png, webp',
    })
  })

  test('a carousel has its pictures in order, at most six', async () => {
    const colours = ['#100', '#200', '#300', '#400', '#500', '#600', '#700']
    const files = await Promise.all(
      colours.map(async (background, at): Promise<[string, Buffer]> => {
        const made = sharp({ create: { width: 300 + at, height: 250, channels: 3, background } })
        return [`${at}.png`, await made.png().toBuffer()]
      }),
    )
    const { data } = await send('carousel', 'adFile', ...files.slice(0, 3))
    expect(data.carousel.map(({ imageUrl }) => /-(\d+)x/.exec(imageUrl)![1])).toEqual([
      '300',
      '301',
      '302',
    ])
    expect(data.imageUrl).toBe(data.carousel[0]!.imageUrl)
    expect((await send('carousel', 'adFile', ...files)).error).toBe(
      'Please select up to 6 pictures',
    )
  })
})

describe('a video', () => {
  test.each([
    ['ad.mp4', MP4],
    ['ad.webm', WEBM],
  ])('is kept without sound, with its length: %s', async (name, format) => {
    const { status, data } = await send('video', 'videoFile', [
      name,
      await fixture(`videos/${name}`),
    ])
    expect(status).toBe(201)
    const source = new BufferSource(await bytesOf(data.videoUrl))
    const tracks = await new Input({ source, formats: [format] }).getTracks()
    expect(tracks.map(({ type }) => type)).toEqual(['video'])
    expect(data.fileDuration).toBeGreaterThanOrEqual(0)
  })

  test('longer than thirty seconds is refused', async () => {
    // The same film, told to be played a hundred times as slowly.
    const film = await fixture('videos/colours.mp4')
    const at = film.indexOf('mdhd', 0, 'latin1') + 4
    const scale = at + 4 + (film[at] === 1 ? 16 : 8)
    const slow = Buffer.from(film)
    slow.writeUInt32BE(Math.max(1, Math.floor(slow.readUInt32BE(scale) / 100)), scale)
    expect(await send('video', 'videoFile', ['slow.mp4', slow])).toMatchObject({
      status: 400,
      error: 'The video is too long. Maximum is 30 seconds',
    })
  })

  test('that only says so is refused', async () => {
    const { error } = await send('video', 'videoFile', ['a.mp4', '....ftypmp42 nothing'])
    expect(error).toBe('Invalid file type. Allowed: mp4, webm')
  })
})

const rich = (html: string | Uint8Array) => send('rich_media', 'adFile', ['ad.html', html])
const GOOD = `<!doctype html><html lang="hi"><head><title>Heaters</title><style>
  .card { background: url(data:image/png;base64,AAAA); color: red }
  </style></head><body bgcolor="#fff"><!-- made by hand --><div class="card" style="margin: 0">
  <img alt="" src="data:image/png;base64,AAAA"> <b>गर्म</b>
  <svg viewBox="0 0 1 1"><path d="M0 0" fill="red"/></svg></div></body></html>`

describe('rich media', () => {
  test('is served for a frame of the site, where nothing runs and nothing is fetched', async () => {
    const { status, data } = await rich(GOOD)
    expect(status).toBe(201)
    const answer = await api.ask(data.frameUrl!)
    const page = await answer.text()
    expect(page).toContain('<b>गर्म</b>')
    expect(page).not.toContain('made by hand')
    expect(page.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(
      page.indexOf('<style>'),
    )
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('x-frame-options')).toBe(null)
    const policy = answer.headers.get('content-security-policy')!.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        'img-src data:',
        expect.stringMatching(/^frame-ancestors 'self' http/),
        'sandbox',
      ]),
    )
    expect(policy.join()).not.toMatch(/script-src|allow-/)
  })

  test.each([
    ['a script', '<script>alert(1)</script>', '<script>'],
    ['a script in a drawing', '<svg><script>alert(1)</script></svg>', '<script>'],
    ['a handler', '<b onclick="alert(1)">x</b>', 'onclick="alert(1)"'],
    ['a handler of a picture', '<img src=x onerror=alert(1)>', 'onerror="alert(1)"'],
    ['a picture of elsewhere', '<img src="https://spy.example/1.gif">', 'src='],
    ['a picture of the site', '<img src="/uploads/x.jpg">', 'src='],
    ['several pictures', '<img srcset="https://spy.example/1.gif 2x">', 'srcset='],
    ['a frame', '<iframe src="https://spy.example/"></iframe>', '<iframe>'],
    ['a form', '<form action="https://spy.example/"><input name=a></form>', '<form>'],
    ['a link', '<a href="javascript:alert(1)">x</a>', '<a>'],
    ['a link in a drawing', '<svg><a xlink:href="javascript:alert(1)"></a></svg>', '<a>'],
    ['another page', '<meta http-equiv="refresh" content="0;url=https://spy.example/">', '<meta'],
    ['a base', '<base href="https://spy.example/">', '<base>'],
    ['a style sheet', '<link rel=stylesheet href="https://spy.example/a.css">', '<link>'],
    ['an import', '<style>@import "https://spy.example/a.css"</style>', '@import'],
    ['a background', '<p style="background: url(https://spy.example/1.gif)">x', 'url(https'],
    ['a use', '<svg><use href="https://spy.example/a.svg#x"/></svg>', '<use>'],
    [
      'a drawing’s own HTML',
      '<svg><foreignObject><b>x</b></foreignObject></svg>',
      '<foreignObject>',
    ],
    ['an object', '<object data="https://spy.example/"></object>', '<object>'],
    ['a video', '<video src="https://spy.example/a.mp4" autoplay></video>', '<video>'],
    ['something hidden in a template', '<template><script>1</script></template>', '<template>'],
  ])('is refused with %s, and told which', async (_, html, told) => {
    const { status, code, error } = await rich(html)
    expect({ status, code }).toEqual({ status: 400, code: 'INVALID_INPUT' })
    expect(error).toContain('The file can’t load anything from outside. Remove')
    expect(error).toContain(told)
  })

  test.each([
    ['elements one within the other', '<div>'.repeat(15_000)],
    ['elements that are opened again and again', '<b a=1><i b=2><u c=3><p>'.repeat(4_000)],
    ['tables in tables', '<table><tr><td>'.repeat(6_000)],
  ])('made to break its reader is refused: %s', async (_, html) => {
    expect((await rich(html)).status).toBe(400)
    expect((await rich(GOOD)).status).toBe(201)
  })

  test('is refused when it is not text, or larger than 100 KB', async () => {
    expect((await rich(new Uint8Array([60, 98, 62, 255, 254]))).error).toBe(
      'Invalid file type. Allowed: html, htm',
    )
    expect((await rich('x'.repeat(100 * 1024 + 1))).error).toBe(
      'ad.html is too large. Maximum size is 100 KB',
    )
  })
})

describe('pixels', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a40' } })
      .png()
      .toBuffer()
  const banner = async (size: string, width: number, height: number) =>
    sendFor(size, 'banner', 'bannerFile', ['shop.png', await picture(width, height)])
  const change = async (id: number, size: string): Promise<Told> => {
    const form = jsonRequest({ size }, { Authorization: `Bearer ${advertiser.token}` })
    const answer = await api.ask(`/ads/creatives/${id}`, { ...form, method: 'PUT' })
    return { ...((await answer.json()) as Told), status: answer.status }
  }

  test.each([
    ['300x250', 300, 250],
    ['300x250', 1200, 1000],
    ['728x90', 1456, 180],
    ['responsive', 640, 480],
  ])('that fit %s are taken: %i × %i', async (size, width, height) => {
    expect((await banner(size, width, height)).status).toBe(201)
  })

  test.each([
    ['300x250', 250, 250, 'has the wrong shape'],
    ['300x250', 150, 125, 'is too small to be sharp'],
    ['300x250', 3000, 2500, 'is too large'],
    ['responsive', 200, 40, 'is too small to be sharp'],
  ])('that do not fit %s are refused: %i × %i %s', async (size, width, height, problem) => {
    const { status, code, fields } = await banner(size, width, height)
    expect({ status, code }).toEqual({ status: 400, code: 'INVALID_INPUT' })
    expect(fields!['bannerFile']).toContain(`shop.png: ${width} × ${height} pixels ${problem}. Use`)
  })

  test('of a GIF, a film, one of several pictures and a page are looked at too', async () => {
    const gif = await send('gif', 'gifFile', ['moves.gif', await moving(40, 30)])
    expect(gif.fields!['gifFile']).toContain('40 × 30 pixels has the wrong shape')
    const film = await fixture('videos/colours.mp4')
    expect((await send('video', 'videoFile', ['a.mp4', film])).fields!['videoFile']).toContain(
      '64 × 48 pixels has the wrong shape',
    )
    const pictures: SentFile[] = [
      ['one.png', await picture(300, 250)],
      ['two.png', await picture(300, 600)],
    ]
    expect((await send('carousel', 'adFile', ...pictures)).fields!['adFile']).toContain('two.png: ')
    const page = '<!doctype html><meta name="ad.size" content="width=728,height=90"><b>Heaters</b>'
    const sendPage = (size: string) => sendFor(size, 'rich_media', 'adFile', ['ad.html', page])
    expect((await sendPage('300x250')).fields!['adFile']).toBe(
      'The page sets its size to 728 × 90 pixels. Choose that size, or another page',
    )
    expect((await sendPage('728x90')).status).toBe(201)
    expect(await api.db.$count(creatives)).toBe(1)
  })

  test('of a photo that is turned are those that one sees', async () => {
    const turned = await sharp(await picture(250, 300))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await send('banner', 'bannerFile', ['turned.jpg', turned])).status).toBe(201)
  })

  test('must fit another size that is chosen later; older files fit any', async () => {
    const { data } = await banner('300x250', 600, 500)
    const { status, fields } = await change(data.id, '728x90')
    expect(status).toBe(400)
    expect(fields!['size']).toContain('600 × 500 pixels has the wrong shape')
    expect((await change(data.id, 'responsive')).status).toBe(200)
    const film = await send('video', 'videoFile', ['ad.mp4', await fixture('videos/ad.mp4')])
    expect((await change(film.data.id, '300x600')).status).toBe(400)
    await api.db.update(uploads).set({ width: null, height: null })
    expect((await change(film.data.id, '300x600')).status).toBe(200)
  })
})
