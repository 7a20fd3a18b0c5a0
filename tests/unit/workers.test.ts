import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeInWorker } from '#server/publishing/publisher/workers/pool.ts'
import type { FileJob } from '#server/publishing/publisher/workers/write-site-file.ts'

const PAGE =
  '<!doctype html><title>Banks &amp; post</title><a ' +
  `href="/about">About</a>${'<p>Words enough.</p>'.repeat(40)}`
const EFFORT = { quality: 5, gzip: true }

let site: string
beforeEach(async () => void (site = await mkdtemp(join(tmpdir(), 'zila-workers-'))))
afterEach(() => rm(site, { recursive: true, force: true }))

const job = (name: string, more: Partial<FileJob> = {}): FileJob => ({
  site,
  name,
  content: Buffer.from(PAGE),
  effort: EFFORT,
  before: null,
  leaveSame: false,
  ...more,
})
const inodeOf = async (file: string) => (await stat(join(site, file))).ino

describe('a file of a site that is written', () => {
  it('lies there with its compressed copies, and a page says where it leads', async () => {
    const { file, page } = await writeInWorker(job('business/bank.html'))
    expect(await readFile(join(site, 'business/bank.html'), 'utf8')).toBe(PAGE)
    const [br, gz] = [
      await readFile(join(site, 'business/bank.html.br')),
      await readFile(join(site, 'business/bank.html.gz')),
    ]
    expect(brotliDecompressSync(br).toString()).toBe(PAGE)
    expect(gunzipSync(gz).toString()).toBe(PAGE)
    expect(file).toMatchObject({ size: PAGE.length, br: br.length, gz: gz.length })
    expect(file!.hash).toMatch(/^[\w-]{22}$/)
    expect(page).toEqual({ title: 'Banks & post', links: ['/about'] })
  })

  it('may lie there already, and has no copies where they would save nothing', async () => {
    await writeFile(join(site, 'logo.webp'), 'RIFF')
    const { file, page } = await writeInWorker(job('logo.webp', { content: null }))
    expect(Object.keys(file!)).toEqual(['size', 'hash'])
    expect(file!.size).toBe(4)
    expect(page).toBeNull()
    expect(await readdir(site)).toEqual(['logo.webp'])
  })

  it('is the same one as before when nothing changed, with its copies, or left out', async () => {
    const { file } = await writeInWorker(job('bank.html'))
    const later = join(site, 'later')
    const before = { ...file!, site }
    expect(await writeInWorker(job('bank.html', { site: later, before }))).toMatchObject({ file })
    for (const name of ['bank.html', 'bank.html.br', 'bank.html.gz'])
      expect(await inodeOf(`later/${name}`)).toBe(await inodeOf(name))
    const left = await writeInWorker(
      job('bank.html', { site: join(site, 'left'), before, leaveSame: true }),
    )
    expect(left).toEqual({ file: null, page: null, wasDamaged: false })
    expect(await readdir(site)).not.toContain('left')
  })

  it('never writes into the one of before', async () => {
    const { file } = await writeInWorker(job('bank.html'))
    const content = Buffer.from(PAGE.replace('Words', 'Other words'))
    const other = await writeInWorker(
      job('bank.html', { site: join(site, 'later'), content, before: { ...file!, site } }),
    )
    expect(other.file!.hash).not.toBe(file!.hash)
    expect(await readFile(join(site, 'bank.html'), 'utf8')).toBe(PAGE)
  })
})

describe('the threads', () => {
  it('take many at once, and a failure is that file’s alone', async () => {
    await writeFile(join(site, 'in-the-way'), '')
    const names = Array.from({ length: 40 }, (_, i) =>
      i === 7 ? 'in-the-way/page.html' : `pages/${i}.html`,
    )
    const ended = await Promise.allSettled(
      names.map((name) => writeInWorker(job(name, { content: Buffer.from(PAGE + name) }))),
    )
    expect(ended.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))).toEqual([7])
    expect(String((ended[7] as PromiseRejectedResult).reason)).toContain('in-the-way')
    const hashes = ended.flatMap((end) =>
      end.status === 'fulfilled' ? [end.value.file!.hash] : [],
    )
    expect(new Set(hashes).size).toBe(39)
  })

  it('are given the content; what shares its memory with others stays whole', async () => {
    const own = Buffer.from(new TextEncoder().encode(PAGE).buffer)
    const [small, neighbour] = [
      Buffer.from('Small words. '),
      Buffer.from('The neighbour in the pool.'),
    ]
    expect(small.buffer).toBe(neighbour.buffer)
    await Promise.all([
      writeInWorker(job('own.html', { content: own })),
      writeInWorker(job('small.txt', { content: small })),
    ])
    expect(own).toHaveLength(0)
    expect(neighbour.toString()).toBe('The neighbour in the pool.')
    expect(await readFile(join(site, 'small.txt'), 'utf8')).toBe('Small words. ')
  })
})
