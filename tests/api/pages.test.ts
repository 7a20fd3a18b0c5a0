import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBlog, listBlogs } from '#contract/blog.ts'
import { getBusiness, listBusinesses } from '#contract/businesses.ts'
import { setBusinessStatus, updateBusiness } from '#contract/businesses-writing.ts'
import { createCategory, deleteCategory, updateCategory } from '#contract/categories.ts'
import { deleteLocation, updateLocation } from '#contract/locations.ts'
import { findBusinessPageStatus } from '#server/businesses/index.ts'
import { blogPosts, businesses, type PageRecordType } from '#server/kit/db/tables/index.ts'
import { findPage } from '#server/publishing/slug-history/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertBusiness,
  insertCategory,
  insertLocation,
  insertPost,
} from './setup/builders.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db, { role: 'admin' })).token
})

afterAll(() => api.close())

const page = (noun: PageRecordType, slug: string) => findPage(api.db, noun, { slug })
const setStatus = (id: number, status: 'active' | 'inactive') =>
  api.read(setBusinessStatus, { params: { id }, body: { status }, token })
const changeCategory = async (id: number, body: object) =>
  (await api.read(updateCategory, { params: { id }, body, token })).data
const changeTown = async (id: number, body: object) =>
  (await api.read(updateLocation, { params: { id }, body, token })).data

test('what never was is not known', async () => {
  for (const noun of ['businesses', 'blog', 'categories', 'locations'] as const)
    expect(await page(noun, 'never-was'), noun).toBeNull()
  expect(await findBusinessPageStatus(api.db, 'BIZ-999999')).toBeNull()
})

describe('the page of a business', () => {
  test('is gone while it is closed, under every name, and back at once when it opens', async () => {
    const { id, slug } = await insertBusiness(api.db, { name: 'Kusum Tea' })
    await api.read(updateBusiness, { params: { id }, body: { name: 'Parvati Tea' }, token })
    const names = [slug, 'parvati-tea', String(id), `biz-${id}`]
    for (const name of names)
      expect(await findBusinessPageStatus(api.db, name), name).toEqual({ slug: 'parvati-tea' })
    await setStatus(id, 'inactive')
    for (const name of names) expect(await findBusinessPageStatus(api.db, name), name).toBe('gone')
    expect((await api.ask('/businesses/parvati-tea')).status).toBe(404)
    await setStatus(id, 'active')
    for (const name of names)
      expect(await findBusinessPageStatus(api.db, name), name).toEqual({ slug: 'parvati-tea' })
    expect((await api.read(getBusiness, { params: { idOrSlug: slug } })).data.id).toBe(id)
  })

  test('never was while it waited for review, whatever its name and its end', async () => {
    const { id, slug } = await insertBusiness(api.db, { name: 'Waiting Tea', status: 'pending' })
    await api.read(updateBusiness, { params: { id }, body: { name: 'Still Waiting Tea' }, token })
    await setStatus(id, 'inactive')
    for (const name of [slug, 'still-waiting-tea', String(id)])
      expect(await findBusinessPageStatus(api.db, name), name).toBeNull()
  })

  test('that was deleted is gone, until another takes its name', async () => {
    const { id, slug } = await insertBusiness(api.db, { name: 'Sal Leaf Plates' })
    await api.db.delete(businesses).where(eq(businesses.id, id))
    expect(await page('businesses', slug)).toBe('gone')
    await insertBusiness(api.db, { slug })
    expect(await page('businesses', slug)).toEqual({ slug })
  })

  test('keeps its former name from others', async () => {
    const { id, slug } = await insertBusiness(api.db, { name: 'First Tea' })
    await api.db.update(businesses).set({ slug: 'second-tea' }).where(eq(businesses.id, id))
    await expect(insertBusiness(api.db, { slug })).rejects.toMatchObject({
      cause: { constraint: 'businesses_slug_unique' },
    })
  })
})

test('the page of a post follows its name, and goes when it is archived or deleted', async () => {
  const { id, slug } = await insertPost(api.db)
  await insertPost(api.db, { slug: 'a-draft', status: 'draft', publishedAt: null })
  expect(await page('blog', 'a-draft')).toBeNull()
  await api.db.update(blogPosts).set({ slug: 'another-name' }).where(eq(blogPosts.id, id))
  expect(await page('blog', slug)).toEqual({ slug: 'another-name' })
  expect((await api.read(getBlog, { params: { slug } })).data.slug).toBe('another-name')
  await expect(insertPost(api.db, { slug })).rejects.toMatchObject({
    cause: { constraint: 'blog_posts_slug_unique' },
  })
  await api.db.update(blogPosts).set({ status: 'archived' }).where(eq(blogPosts.id, id))
  expect(await page('blog', slug)).toBe('gone')
  await api.db.delete(blogPosts).where(eq(blogPosts.id, id))
  expect([await page('blog', slug), await page('blog', 'another-name')]).toEqual(['gone', 'gone'])
})

describe('the page of a category', () => {
  test('follows its slug, also as a filter of lists, until another takes it', async () => {
    const kind = await insertCategory(api.db, { slug: 'smithies' })
    const { id: shop } = await insertBusiness(api.db, { categoryId: kind.id })
    const { id: post } = await insertPost(api.db, { categoryId: kind.id })
    await changeCategory(kind.id, { slug: 'forges' })
    await changeCategory(kind.id, { slug: 'iron-works' })
    for (const slug of ['smithies', 'forges', 'iron-works'])
      expect(await page('categories', slug), slug).toEqual({ slug: 'iron-works' })
    for (const category of ['smithies', 'Forges', 'iron-works']) {
      const found = await api.read(listBusinesses, { query: { category } })
      expect(
        found.data.map(({ id }) => id),
        category,
      ).toEqual([shop])
      const posts = await api.read(listBlogs, { query: { category } })
      expect(
        posts.data.blogs.map(({ id }) => id),
        category,
      ).toEqual([post])
    }
    const body = { name: 'Smiths', slug: 'smithies' }
    const { data: other } = await api.read(createCategory, { body: body, token })
    expect(await page('categories', 'smithies')).toEqual({ slug: 'smithies' })
    expect((await api.read(listBusinesses, { query: { category: 'smithies' } })).data).toEqual([])
    // The one that had it last is where it leads then.
    await changeCategory(other.id, { slug: 'smiths' })
    expect(await page('categories', 'smithies')).toEqual({ slug: 'smiths' })
    await changeCategory(kind.id, { slug: 'forges' })
    expect(await page('categories', 'forges')).toEqual({ slug: 'forges' })
    expect(await page('categories', 'iron-works')).toEqual({ slug: 'forges' })
  })

  test('is gone when it is hidden or deleted; one that was never shown never was', async () => {
    const kind = await insertCategory(api.db, { slug: 'lodges' })
    await changeCategory(kind.id, { status: 'inactive' })
    expect(await page('categories', 'lodges')).toBe('gone')
    await changeCategory(kind.id, { status: 'active' })
    expect(await page('categories', 'lodges')).toEqual({ slug: 'lodges' })
    await api.read(deleteCategory, { params: { id: kind.id }, token })
    expect(await page('categories', 'lodges')).toBe('gone')

    const hidden = await insertCategory(api.db, { slug: 'hidden-kind', status: 'inactive' })
    await changeCategory(hidden.id, { slug: 'still-hidden' })
    await api.read(deleteCategory, { params: { id: hidden.id }, token })
    for (const slug of ['hidden-kind', 'still-hidden'])
      expect(await page('categories', slug), slug).toBeNull()
  })
})

test('the page of a town follows its slug, also as a filter, and is gone with it', async () => {
  const town = await insertLocation(api.db, { slug: 'basantgaon' })
  const { id } = await insertBusiness(api.db, { locationId: town.id })
  await changeTown(town.id, { slug: 'vasantgaon' })
  expect(await page('locations', 'basantgaon')).toEqual({ slug: 'vasantgaon' })
  const found = await api.read(listBusinesses, { query: { location: 'basantgaon' } })
  expect(found.data.map((row) => row.id)).toEqual([id])
  await api.db.delete(businesses).where(eq(businesses.id, id))
  await api.read(deleteLocation, { params: { id: town.id }, token })
  expect([await page('locations', 'basantgaon'), await page('locations', 'vasantgaon')]).toEqual([
    'gone',
    'gone',
  ])
})
