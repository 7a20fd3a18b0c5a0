import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMyClassifieds } from '#contract/classifieds-selling.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertClassifiedCategory } from './setup/builders.ts'
import { createForm, createPicture, sendForm } from './setup/forms.ts'
import { readLastMailTo } from './setup/mailed.ts'

const VIDEOS = new URL('../fixtures/videos/', import.meta.url)
const MB = 1024 * 1024

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db)).token
})

afterAll(() => api.close())

const send = (path: string, body: FormData, by = token) => sendForm(api, path, body, by)

const received = () => readdir(join(api.folder, 'incoming')).catch(() => [])

describe('posting an ad', () => {
  const good = async () => ({
    title: '  Sample   plough ',
    description: 'Iron, with two blades',
    categoryId: String((await insertClassifiedCategory(api.db)).id),
    price: '42500.50',
    condition: 'good',
    city: 'Navapur',
    state: 'Madhyam',
    contactName: 'Birsa',
    contactPhone: '90000 00031',
    brand: '',
  })

  test('is confirmed by mail, without its title to an unconfirmed address', async () => {
    const mailAfter = async (emailConfirmedAt: Date | null) => {
      const seller = await insertAccount(api.db, { emailConfirmedAt })
      expect((await send('/classified', createForm(await good()), seller.token)).status).toBe(201)
      return readLastMailTo(api.db, seller.email)
    }
    const known = await mailAfter(new Date())
    expect(known.template).toBe('ad-received')
    expect(known.subject).toBe('We received your ad “Sample plough”')
    const unknown = await mailAfter(null)
    expect(unknown.template).toBe('ad-received')
    expect(`${unknown.subject} ${unknown.text}`).not.toContain('Sample plough')
  })

  test('keeps it for review with its pictures, the main ones first, and its video', async () => {
    const { token: by } = await insertAccount(api.db)
    const [main, more] = await Promise.all(
      ['#123', '#456'].map((colour) => createPicture(640, 480, colour).png().toBuffer()),
    )
    const film = readFileSync(new URL('colours.mp4', VIDEOS))
    const answer = await send(
      '/classified',
      createForm(await good(), [
        ['additionalImages', 'b.png', more!],
        ['mainImages', 'a.png', main!],
        ['video', 'film.mp4', film],
      ]),
      by,
    )
    expect(answer).toMatchObject({
      status: 201,
      message: 'Ad submitted for admin approval!',
      data: { status: 'pending' },
    })
    expect(answer.data.slug).toMatch(/^sample-plough-[0-9a-f]{8}$/)
    const [ad] = (await api.read(listMyClassifieds, { token: by })).data
    expect(ad).toMatchObject({
      title: 'Sample plough',
      price: 42_500.5,
      status: 'pending',
      showPhone: true,
      showEmail: false,
      brand: null,
      contactPhone: '+919000000031',
      featuredImage: ad!.images[0]!.split('?')[0],
    })
    expect(ad!.images).toHaveLength(2)
    expect((await api.ask(ad!.images[0]!)).status).toBe(200)
    const part = await api.ask(ad!.video!, { headers: { Range: 'bytes=4-11' } })
    const [, size] = part.headers.get('Content-Range')!.split('/')
    expect([
      part.status,
      part.headers.get('Content-Type'),
      part.headers.get('Content-Range'),
    ]).toEqual([206, 'video/mp4', `bytes 4-11/${size}`])
    expect(await part.text()).toMatch(/^ftyp/)
    expect((await api.ask(ad!.video!, { headers: { Range: 'bytes=99999-' } })).status).toBe(416)
    expect(await received()).toEqual([])
  })

  test('needs what the form asks for', async () => {
    const { title: _, ...rest } = await good()
    expect(await send('/classified', createForm(rest))).toMatchObject({
      status: 400,
      error: 'Please fill in all required fields',
      fields: { title: 'This is required' },
    })
    const values = await good()
    for (const [field, value] of [
      ...['-1', '10.005', '20000001', 'five hundred'].map((price) => ['price', price] as const),
      ...Object.entries({
        contactPhone: '12',
        condition: 'mint',
        categoryId: '999999',
        pincode: '0',
        contactEmail: 'x',
        year: '1500',
      }),
    ]) {
      const answer = await send('/classified', createForm({ ...values, [field]: value }))
      expect(Object.keys((answer as { fields?: object }).fields ?? {}), field).toEqual([field])
    }
  })

  test('refuses files as the form does', async () => {
    const small = await createPicture(40, 40).png().toBuffer()
    const six = (field: string) =>
      Array.from({ length: 6 }, (_, i) => [field, `${i}.png`, small] as [string, string, Buffer])
    const refused = async (files: [string, string, Buffer][]) =>
      (await send('/classified', createForm(await good(), files))).error
    expect(await refused(six('mainImages'))).toBe('Maximum 5 main images allowed')
    expect(await refused(six('additionalImages'))).toBe('Maximum 5 additional images allowed')
    expect(await refused([['mainImages', 'a.jpg', Buffer.from('<?php')]])).toBe(
      'Please select only image files',
    )
    expect(await refused([['mainImages', 'a.jpg', Buffer.alloc(10 * MB + 1)]])).toBe(
      'Image size should be less than 10MB',
    )
    expect(await refused([['video', 'a.mp4', small]])).toBe('Please select a video file')
    expect(
      await refused([['video', 'a.mp4', Buffer.from('\0\0\0\x18ftypavif\0\0\0\0', 'latin1')]]),
    ).toBe('Please select a video file')
  })
})
