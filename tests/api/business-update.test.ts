import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getBusiness } from '#contract/businesses.ts'
import { listMyBusinesses } from '#contract/businesses-writing.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { insertAccount, insertAmenity, insertBusiness } from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'
import {
  admin,
  api,
  approveListing,
  clinicCategory,
  searchNames,
  minimalListing,
  owner,
  startSubmissions,
  readStoredListing,
  submitListing,
  updateListing,
  createUpload,
} from './setup/submission.ts'

startSubmissions()

describe('a change of a listing', () => {
  test('takes what is given and leaves the rest; a shown one stays shown', async () => {
    const { id } = await submitListing({ name: 'Changing', tagline: 'Old', tags: ['one'] })
    await approveListing(id)
    const before = await readStoredListing(id)
    const changed = await updateListing(id, {
      tagline: '',
      languages: ['Hindi'],
      businessHours: null,
      version: before.version,
    })
    expect(changed).toMatchObject({ id, status: 'active', slug: before.slug })
    expect(changed.version).toBeGreaterThan(before.version)
    expect(await readStoredListing(id)).toMatchObject({
      tagline: null,
      languages: ['Hindi'],
      tags: ['one'],
      name: 'Changing',
    })
    const { entries, marks } = await readTraces(api, 'businesses', id)
    expect(entries[0]).toMatchObject({
      action: 'update',
      detail: { before: { tagline: 'Old' }, after: { tagline: null, languages: ['Hindi'] } },
    })
    expect(marks).toEqual(['updated', 'created'])
  })

  test('of the name makes a new slug; the old redirects; back again takes the old', async () => {
    const { id, slug } = await submitListing({ name: 'Kusum Bhandar' })
    await approveListing(id)
    expect((await updateListing(id, { name: 'Parvati Stores' }, admin.token)).slug).toBe(
      'parvati-stores',
    )
    expect((await api.read(getBusiness, { params: { idOrSlug: slug } })).data).toMatchObject({
      id,
      slug: 'parvati-stores',
    })
    expect(await searchNames('parvati stores')).toContain(id)
    expect(await searchNames('kusum bhandar')).not.toContain(id)
    const stranger = await insertAccount(api.db, { role: 'owner' })
    expect((await submitListing({ name: 'Kusum Bhandar' }, stranger.token)).slug).toBe(
      'kusum-bhandar-sonpani',
    )
    expect((await updateListing(id, { name: 'Kusum Bhandar' }, admin.token)).slug).toBe(
      'kusum-bhandar',
    )
    for (const idOrSlug of ['parvati-stores', slug])
      expect((await api.read(getBusiness, { params: { idOrSlug } })).data).toMatchObject({
        id,
        slug: 'kusum-bhandar',
      })
    expect((await updateListing(id, { name: 'KUSUM bhandar' }, admin.token)).slug).toBe(
      'kusum-bhandar',
    )
  })

  test.each([
    ['NUL', '["a\\u0000b"]'],
    ['half a character', '["a\\ud800b"]'],
    ['lists in lists', '['.repeat(40_000) + ']'.repeat(40_000)],
    ['no end', '['.repeat(50_000)],
    ['a number without end', '[1e999]'],
  ])('with JSON in a text never breaks: %s', async (_, text) => {
    const { id } = await submitListing({ name: 'Written in JSON' })
    for (const field of [
      'tags',
      'languages',
      'serviceAreas',
      'images',
      'specialDays',
      'features',
    ]) {
      const body = bodyRequest('PUT', { [field]: text }, owner.token)
      const { status } = await api.ask(`/businesses/${id}`, body)
      expect([field, status < 500]).toEqual([field, true])
    }
    const { tags, languages } = await readStoredListing(id)
    expect([...tags, ...languages].join('')).not.toMatch(/[\0\ud800-\udfff]/)
  })

  test('that changes nothing writes nothing', async () => {
    const { id, version } = await submitListing({ name: 'The same' })
    expect(await updateListing(id, minimalListing({ name: 'The same', version }))).toMatchObject({
      version,
    })
    expect((await readTraces(api, 'businesses', id)).entries).toHaveLength(1)
  })

  test('of features alone is a new version too', async () => {
    const { id: feature } = await insertAmenity(api.db, { categoryId: clinicCategory.id })
    const { id, version } = await submitListing({ name: 'With features' })
    const changed = await updateListing(id, { selectedFeatures: [feature] })
    expect(changed.version).toBeGreaterThan(version)
    expect((await updateListing(id, { selectedFeatures: [feature] })).version).toBe(changed.version)
    expect(
      (await api.read(listMyBusinesses, { token: owner.token })).data[0]?.selectedFeatures,
    ).toMatchObject([{ id: feature }])
    const other = await insertAmenity(api.db)
    expect(
      await api.fail(
        `/businesses/${id}`,
        bodyRequest('PUT', { selectedFeatures: [other.id] }, owner.token),
      ),
    ).toMatchObject({ fields: { selectedFeatures: 'Choose features from this category' } })
  })

  test('keeps pictures it has, wherever they lie', async () => {
    const kept = ['https://elsewhere.example/old.jpg']
    const { id } = await insertBusiness(api.db, { ownerId: owner.id, images: kept })
    const fresh = await createUpload('/uploads/fresh.jpg')
    await updateListing(id, { images: [fresh, ...kept] })
    expect((await readStoredListing(id)).images).toEqual([fresh, ...kept])
  })

  test('says its images in words, which stay with them in any order', async () => {
    const [one, two] = [
      await createUpload('/uploads/say-one.jpg'),
      await createUpload('/uploads/say-two.jpg'),
    ]
    const { id, slug } = await insertBusiness(api.db, { ownerId: owner.id, images: [one] })
    const imageTexts = { [`${one}?key=mine`]: ' The shop  from the road ', [two]: '' }
    await updateListing(id, { images: [one, two], imageTexts })
    const said = async () =>
      (await api.read(getBusiness, { params: { idOrSlug: slug } })).data.imageTexts
    expect(await said()).toEqual({ [one]: 'The shop from the road' })
    await updateListing(id, { images: [two, one] })
    expect(await said()).toEqual({ [one]: 'The shop from the road' })
    await updateListing(id, { images: [two] })
    expect(await said()).toEqual({})
  })

  test('refuses a text of an image that is too long', async () => {
    const { id } = await insertBusiness(api.db, { ownerId: owner.id })
    const imageTexts = { '/uploads/any.jpg': 'x'.repeat(201) }
    expect(
      await api.fail(`/businesses/${id}`, bodyRequest('PUT', { imageTexts }, owner.token)),
    ).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('by the owner ends the verification; one by an administrator does not', async () => {
    const { id } = await insertBusiness(api.db, {
      ownerId: owner.id,
      verified: true,
      name: 'Proven',
    })
    await updateListing(id, { phone: '9000000036' })
    expect((await readStoredListing(id)).verified).toBe(true)
    await updateListing(id, { name: 'Proven indeed' }, admin.token)
    expect((await readStoredListing(id)).verified).toBe(true)
    await api.db.update(businesses).set({ status: 'inactive' }).where(eq(businesses.id, id))
    await updateListing(id, { name: 'Another' })
    expect((await readStoredListing(id)).verified).toBe(false)
  })

  test('of an old version is refused', async () => {
    const { id, version } = await submitListing({ name: 'Two windows' })
    await updateListing(id, { tagline: 'First', version })
    expect(
      await api.fail(
        `/businesses/${id}`,
        bodyRequest('PUT', { tagline: 'Second', version }, owner.token),
      ),
    ).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' })
  })

  test('by its owner and an administrator at once: one is told, neither is lost', async () => {
    const { id } = await submitListing({ name: 'Two people' })
    await approveListing(id)
    const { version } = await readStoredListing(id)
    const change = async (body: object, token: string) => {
      const answer = await api.ask(`/businesses/${id}`, bodyRequest('PUT', body, token))
      return { status: answer.status, ...((await answer.json()) as { code?: string }) }
    }
    const words = [
      { body: { tagline: 'By the owner', tags: ['tea'] }, token: owner.token },
      { body: { tagline: 'By the team', languages: ['Hindi'] }, token: admin.token },
    ]
    const answers = await Promise.all(
      words.map(({ body, token }) => change({ ...body, version }, token)),
    )
    const refused = answers.findIndex(({ code }) => code === 'CHANGED_MEANWHILE')
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)

    // Who was refused has seen both, and sends one's own with the version that is there now.
    const { body, token } = words[refused]!
    const again = await change({ ...body, version: (await readStoredListing(id)).version }, token)
    expect(again.status).toBe(200)
    expect(await readStoredListing(id)).toMatchObject({
      tagline: body.tagline,
      tags: ['tea'],
      languages: ['Hindi'],
    })
    // What went under stands in the history.
    const { entries } = await readTraces(api, 'businesses', id)
    expect(JSON.stringify(entries)).toContain(words[1 - refused]!.body.tagline)
  })

  test('is for its owner and administrators', async () => {
    const { id } = await submitListing({ name: 'Mine' })
    const change = (token?: string) =>
      api.fail(`/businesses/${id}`, bodyRequest('PUT', { tagline: 'x' }, token))
    const stranger = await insertAccount(api.db, { role: 'owner' })
    expect(await change()).toMatchObject({ status: 401 })
    expect(await change((await insertAccount(api.db)).token)).toMatchObject({ status: 403 })
    expect(await change(stranger.token)).toMatchObject({ status: 404 })
    await approveListing(id)
    expect(await change(stranger.token)).toMatchObject({
      status: 403,
      error: 'You don’t have access to this business.',
    })
    expect((await updateListing(id, { tagline: 'By an administrator' }, admin.token)).id).toBe(id)
    for (const [path, status] of [
      ['/businesses/2000000000', 404],
      ['/businesses/sample-clinic', 400],
    ] as const)
      expect(await api.fail(path, bodyRequest('PUT', {}, owner.token))).toMatchObject({ status })
  })

  test('is refused for what is wrong, by name', async () => {
    const { id } = await submitListing({ name: 'Right' })
    const change = async (body: object) =>
      (await api.fail(`/businesses/${id}`, bodyRequest('PUT', body, owner.token))).fields
    expect(await change({ name: '' })).toEqual({ name: 'This is required' })
    expect(await change({ latitude: 24 })).toEqual({
      longitude: 'Enter both latitude and longitude',
    })
    const delhi = { latitude: 28.6, longitude: 77.2 }
    expect(await change(delhi)).toEqual({
      latitude: 'This is outside the district. Move it or confirm it',
    })
    await updateListing(id, { ...delhi, isPointConfirmed: true }, owner.token)
    // The same point is not asked about again.
    await updateListing(id, delhi, owner.token)
    expect(await change({ selectedCity: 'Sonpani' })).toEqual({
      selectedState: 'This is required',
      selectedDistrict: 'This is required',
    })
  })
})
