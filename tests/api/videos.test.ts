import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDecoder, type Decoder } from '#server/kit/decoder/index.ts'

const VIDEOS = new URL('../fixtures/videos/', import.meta.url)
/** Latitude and longitude as phones write them. */
const PLACE = '+24.0400+084.0700/'

let folder: string
let decoder: Decoder
let mp4: Buffer
let webm: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zila-videos-'))
  decoder = openDecoder()
  mp4 = await readFile(new URL('colours.mp4', VIDEOS))
  webm = await readFile(new URL('colours.webm', VIDEOS))
})
afterAll(async () => {
  decoder.close()
  await rm(folder, { recursive: true })
})

/** What is made of a video; a word says why nothing was. */
async function remux(content: Buffer, format: 'mp4' | 'webm'): Promise<Buffer | string> {
  const [file, to] = [join(folder, 'sent'), join(folder, 'made')]
  await writeFile(file, content)
  const made = await decoder.order<'remux'>({ kind: 'remux', file, to, format })
  return typeof made === 'string' ? made : readFile(to)
}

/** The tracks of a video and all the packets in them. */
async function tracksOf(content: Buffer | string) {
  const file = join(folder, 'read')
  await writeFile(file, content)
  const tracks = await new Input({
    source: new FilePathSource(file),
    formats: ALL_FORMATS,
  }).getTracks()
  return Promise.all(
    tracks.map(async (track) => [
      track.type,
      track.codec,
      (await track.computePacketStats()).packetCount,
    ]),
  )
}

const box = (type: string, ...content: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const zeros = (count: number) => Buffer.alloc(count)

/** With these boxes at the end of the file's `moov`. */
function withinMoov(content: Buffer, ...boxes: Buffer[]): Buffer {
  const start = content.indexOf('moov', 0, 'latin1') - 4
  const end = start + content.readUInt32BE(start)
  const moov = box('moov', content.subarray(start + 8, end), ...boxes)
  return Buffer.concat([content.subarray(0, start), moov, content.subarray(end)])
}

const KEY = 'com.apple.quicktime.location.ISO6709'
const one = Buffer.from([0, 0, 0, 1])
const places: Record<string, () => Buffer> = {
  '©xyz, as Android writes it': () =>
    withinMoov(mp4, box('udta', box('\xa9xyz', Buffer.from([0, PLACE.length, 0x15, 0xc7]), PLACE))),
  'loci, as 3GPP has it': () =>
    withinMoov(mp4, box('udta', box('loci', zeros(6), 'Navapur\0', zeros(13), 'earth\0', PLACE))),
  'the metadata of iPhones': () =>
    withinMoov(
      mp4,
      box(
        'meta',
        box('hdlr', zeros(8), 'mdta', zeros(13)),
        box('keys', zeros(4), one, box('mdta', KEY)),
        box('ilst', box('\0\0\0\x01', box('data', one, zeros(4), PLACE))),
      ),
    ),
  'XMP in a box of its own': () =>
    Buffer.concat([mp4, box('uuid', zeros(16), `<exif:GPS>${PLACE}</exif:GPS>`)]),
  'what a player skips': () => Buffer.concat([mp4, box('free', PLACE)]),
}

describe('the place in a video', () => {
  test.each(Object.entries(places))('does not stay: %s', async (_, make) => {
    const sent = make()
    expect(sent.includes(PLACE)).toBe(true)
    const made = await remux(sent, 'mp4')
    expect(made).toBeInstanceOf(Buffer)
    for (const trace of [PLACE, KEY, 'Navapur']) expect(made.includes(trace), trace).toBe(false)
    expect(await tracksOf(made)).toEqual(await tracksOf(mp4))
  })

  test('does not stay in the tags of WebM', async () => {
    const element = (id: string, ...content: Buffer[]) => {
      const body = Buffer.concat(content)
      return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x40, body.length]), body])
    }
    const simple = element(
      '67c8',
      element('45a3', Buffer.from('LOCATION')),
      element('4487', Buffer.from(PLACE)),
    )
    const made = await remux(
      Buffer.concat([webm, element('1254c367', element('7373', element('63c0'), simple))]),
      'webm',
    )
    expect(made).toBeInstanceOf(Buffer)
    for (const trace of [PLACE, 'LOCATION']) expect(made.includes(trace), trace).toBe(false)
    expect(await tracksOf(made)).toEqual(await tracksOf(webm))
  })
})

describe('what only says that it is a video', () => {
  test('is refused', async () => {
    const named = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0', 'latin1')
    expect(await remux(Buffer.concat([named, Buffer.alloc(2000, 7)]), 'mp4')).toBe('broken')
    expect(
      await remux(
        Buffer.concat([named, box('moov'), box('mdat', '<script>alert(1)</script>')]),
        'mp4',
      ),
    ).toBe('broken')
    expect(await remux(Buffer.from('\x1a\x45\xdf\xa3 webm <script>', 'latin1'), 'webm')).toBe(
      'broken',
    )
    expect(await remux(mp4, 'webm')).toBe('broken')
    expect(await remux(mp4.subarray(0, 900), 'mp4')).toBe('broken')
  })

  test('keeps nothing that stands beside a video', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const made = await remux(Buffer.concat([mp4, box('mdat', page)]), 'mp4')
    expect(made.includes('<script>')).toBe(false)
  })
})
