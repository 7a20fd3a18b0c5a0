import { beforeAll, describe, expect, test } from 'vitest'
import { insertCategory, insertServiceField } from './setup/builders.ts'
import { bodyRequest } from './setup/body-request.ts'
import {
  api,
  clinicCategory,
  minimalListing,
  owner,
  expectRefused,
  startSubmissions,
  readStoredListing,
  submitListing,
  updateListing,
} from './setup/submission.ts'

startSubmissions()

describe('the questions of a category', () => {
  let salons: Awaited<ReturnType<typeof insertCategory>>
  beforeAll(async () => {
    salons = await insertCategory(api.db, { name: 'Salons' })
    const field = (values: object) =>
      insertServiceField(api.db, { categoryId: salons.id, ...values })
    await field({
      fieldName: 'chairs',
      fieldType: 'number',
      fieldOptions: { min: 1, max: 50 },
      isRequired: true,
    })
    await field({
      fieldName: 'kind',
      fieldType: 'radio',
      fieldOptions: { options: ['Women', 'Men', 'All'] },
    })
    await field({
      fieldName: 'offers',
      fieldType: 'checkbox',
      fieldOptions: { options: ['Hair', 'Skin'] },
    })
    await field({ fieldName: 'booking', fieldType: 'url' })
    await field({ fieldName: 'desk', fieldType: 'tel' })
    await field({ fieldName: 'mail', fieldType: 'email' })
    await field({ fieldName: 'note', fieldType: 'textarea' })
    await field({ fieldName: 'brand', fieldType: 'text' })
    await field({ fieldName: 'gone', isActive: false })
  })

  test('are answered in their kinds; what is not asked is left out', async () => {
    const { id } = await submitListing({
      categoryId: salons.id,
      serviceInformation: {
        chairs: ' 4 ',
        kind: 'Women',
        offers: ['Hair', 'Hair'],
        booking: 'salon.example.org',
        desk: '90000 00033',
        mail: 'Desk@Example.org',
        note: 'One\r\nTwo',
        brand: '',
        gone: 'x',
        toString: 'x',
      },
    })
    expect((await readStoredListing(id)).serviceInformation).toEqual({
      chairs: 4,
      kind: 'Women',
      offers: ['Hair'],
      booking: 'https://salon.example.org',
      desk: '+919000000033',
      mail: 'desk@example.org',
      note: 'One\nTwo',
    })
  })

  test.each([
    ['chairs', {}, 'This is required'],
    ['chairs', { chairs: 0 }, 'At least 1'],
    ['chairs', { chairs: '51' }, 'At most 50'],
    ['chairs', { chairs: 'four' }, 'This must be a number'],
    ['chairs', { chairs: [] }, 'This is required'],
    ['kind', { chairs: 1, kind: 'Dogs' }, 'Use one of: Women, Men, All'],
    ['offers', { chairs: 1, offers: ['Hair', 'Nails'] }, 'Use one of: Hair, Skin'],
    [
      'booking',
      { chairs: 1, booking: 'javascript:x' },
      'Enter a web address such as https://example.org',
    ],
    ['desk', { chairs: 1, desk: '1' }, 'Enter a valid phone number'],
    ['mail', { chairs: 1, mail: 'x' }, 'Enter a valid email address'],
    ['note', { chairs: 1, note: { a: 1 } }, 'This must be text'],
    ['brand', { chairs: 1, brand: 'x'.repeat(301) }, 'At most 300 characters'],
  ])('refuse %s: %j', async (field, serviceInformation, reason) => {
    const answer = await expectRefused(
      minimalListing({ categoryId: salons.id, serviceInformation }),
    )
    expect(answer.fields).toEqual({ [`serviceInformation.${field}`]: reason })
  })

  test('are asked again when a listing comes into the category', async () => {
    const { id } = await submitListing({ name: 'Moving' })
    const change = (body: object) =>
      api.fail(`/businesses/${id}`, bodyRequest('PUT', body, owner.token))
    expect(await change({ categoryId: salons.id })).toMatchObject({
      fields: { 'serviceInformation.chairs': 'This is required' },
    })
    await updateListing(id, { categoryId: salons.id, serviceInformation: { chairs: 2 } })
    expect(await readStoredListing(id)).toMatchObject({
      categoryId: salons.id,
      serviceInformation: { chairs: 2 },
    })
    await updateListing(id, { categoryId: clinicCategory.id })
    expect(await readStoredListing(id)).toMatchObject({
      categoryId: clinicCategory.id,
      serviceInformation: {},
    })
  })
})
