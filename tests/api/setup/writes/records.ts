import * as t from '#server/kit/db/tables/index.ts'
import * as make from '../builders.ts'
import {
  callFirst,
  nextSerial,
  insertUpload,
  type WriteSetup,
  type WritesByEndpoint,
} from './write.ts'

/** Categories, places, fields, features, posts and settings: what administrators maintain. */
export function createRecordWrites(place: WriteSetup): WritesByEndpoint {
  const { db } = place.api
  const id = async (made: Promise<{ id: number }>) => ({ id: (await made).id })
  const category = () => id(make.insertCategory(db))
  const town = () => id(make.insertLocation(db))
  const kind = () => id(make.insertClassifiedCategory(db))
  const feature = () => id(make.insertAmenity(db))
  const field = () => id(make.insertServiceField(db))
  const pictureOfBlog = async () => {
    const row = { path: await insertUpload(place, 'blog-image'), text: 'A market' }
    const [made] = await db.insert(t.blogPictures).values(row).returning()
    return { id: made!.id }
  }
  const draft = async (token: string) => {
    const made = await id(make.insertPost(db))
    const body = { title: 'Market days', content: 'It opens at seven.' }
    await callFirst(place, ['PUT', `/blogs/admin/${made.id}/draft`], { token, body })
    return { params: made }
  }
  const fieldOf = (categoryId: number) => ({
    categoryId,
    fieldName: `field${nextSerial()}`,
    fieldLabel: 'Field',
    fieldType: 'text',
  })
  return {
    'POST /categories': () => ({ body: { name: `Tailors ${nextSerial()}` } }),
    'PUT /categories/{id}': async () => ({ params: await category(), body: { color: '#123456' } }),
    'DELETE /categories/{id}': async () => ({ params: await category() }),
    'POST /categories/order': async () => ({ body: { ids: await allOf(t.categories) } }),
    'POST /categories/{id}/merge': async () => ({
      params: await category(),
      body: { into: (await category()).id },
    }),
    'POST /locations': () => ({
      body: { state: 'Madhyam', district: 'Suhana', city: `New town ${nextSerial()}` },
    }),
    'PUT /locations/{id}': async () => ({ params: await town(), body: { pincode: '425001' } }),
    'DELETE /locations/{id}': async () => ({ params: await town() }),
    'POST /locations/{id}/merge': async () => ({
      params: await town(),
      body: { into: (await town()).id },
    }),
    'POST /calls': async () => ({
      body: { businessId: (await make.insertBusiness(db)).id, result: 'no-answer' },
    }),
    'POST /features': async () => ({
      body: { name: `Parking ${nextSerial()}`, categoryId: (await category()).id },
    }),
    'PUT /features/{id}': async () => ({ params: await feature(), body: { status: 'inactive' } }),
    'DELETE /features/{id}': async () => ({ params: await feature() }),
    'POST /features/category/{categoryId}/order': async () => {
      const { id: categoryId } = await category()
      const made = [
        await make.insertAmenity(db, { categoryId }),
        await make.insertAmenity(db, { categoryId }),
      ]
      return { params: { categoryId }, body: { ids: made.map((row) => row.id).reverse() } }
    },
    'POST /category-service-fields': async () => ({ body: fieldOf((await category()).id) }),
    'PUT /category-service-fields/{id}': async () => ({
      params: await field(),
      body: { fieldLabel: 'Beds' },
    }),
    'DELETE /category-service-fields/{id}': async () => ({ params: await field() }),
    'POST /category-service-fields/category/{categoryId}/order': async () => {
      const { id: categoryId } = await category()
      const made = [
        await make.insertServiceField(db, { categoryId }),
        await make.insertServiceField(db, { categoryId }),
      ]
      return { params: { categoryId }, body: { ids: made.map((row) => row.id).reverse() } }
    },
    'POST /classified-categories': () => ({ body: { name: `Bicycles ${nextSerial()}` } }),
    'PUT /classified-categories/{id}': async () => ({
      params: await kind(),
      body: { color: '#123456' },
    }),
    'DELETE /classified-categories/{id}': async () => ({ params: await kind() }),
    'POST /classified-categories/order': async () => ({
      body: { ids: await allOf(t.classifiedCategories) },
    }),
    'POST /blogs/admin/pictures': async () => ({
      body: { url: await insertUpload(place, 'blog-image'), text: 'A market' },
    }),
    'PUT /blogs/admin/pictures/{id}': async () => ({
      params: await pictureOfBlog(),
      body: { text: 'The market in the morning' },
    }),
    'DELETE /blogs/admin/pictures/{id}': async () => ({ params: await pictureOfBlog() }),
    'POST /blogs/admin': () => ({
      body: { title: `Market days ${nextSerial()}`, content: 'It opens at six.' },
    }),
    'PUT /blogs/admin/{id}': async () => ({
      params: await id(make.insertPost(db)),
      body: { title: `Market days ${nextSerial()}` },
    }),
    'DELETE /blogs/admin/{id}': async () => ({ params: await id(make.insertPost(db)) }),
    'PUT /blogs/admin/{id}/draft': async () => ({
      params: await id(make.insertPost(db)),
      body: { title: 'Market days', content: 'It opens at seven.' },
    }),
    'DELETE /blogs/admin/{id}/draft': ({ token }) => draft(token),
    'POST /admin/mails/{name}/test': () => ({ params: { name: 'ad-approved' } }),
    'PUT /admin/setup/{step}': () => ({ params: { step: 'mail' }, body: { isPostponed: true } }),
    'POST /settings': () => ({ body: { heroTitle: `Suhana ${nextSerial()}` } }),
    'POST /settings/history/{id}/restore': async ({ token }) => {
      for (const heroTitle of [`One ${nextSerial()}`, `Other ${nextSerial()}`])
        await callFirst(place, ['POST', '/settings'], { token, body: { heroTitle } })
      const rows = await callFirst<{ id: number }[]>(place, ['GET', '/settings/history'], { token })
      return { params: { id: rows[1]!.id } }
    },
  }

  /** Every id, the last first. */
  async function allOf(table: typeof t.categories | typeof t.classifiedCategories) {
    for (let n = 0; n < 2; n += 1)
      await (table === t.categories ? make.insertCategory(db) : make.insertClassifiedCategory(db))
    const rows = await db.select({ id: table.id }).from(table)
    return rows.map((row) => row.id).sort((a, b) => b - a)
  }
}
