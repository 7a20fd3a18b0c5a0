import type { Db } from '#server/kit/db/connection.ts'
import { insertBusiness, insertCategory, insertLocation, insertReview } from './builders.ts'

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
export const openEveryDay = (open: string, close: string) =>
  Object.fromEntries(WEEK.map((day) => [day, { open, close, closed: false }]))

/** A fort, and a town 30 km off. */
export const FORT = { lat: 23.94, lng: 84.18 }
export const TOWN = { latitude: 24.03, longitude: 84.07 }
export const MIDDLE_OF_TOWN = { latitude: 24.0425, longitude: 84.0725 }

export const ASHA = 'Asha Medical'
export const CANARA = 'canara bank'
export const SWEETS = 'Ranchi Sweets'
export const SBI = 'State Bank of India'

/** Four listings that are active, in three towns, and two that are not. */
export async function insertListings(db: Db) {
  const banks = await insertCategory(db, { name: 'Banks', slug: 'banks', icon: '🏦' })
  const shops = await insertCategory(db, { name: 'Shops', slug: 'shops' })
  const navapur = await insertLocation(db, {
    ...{ city: 'Navapur', slug: 'navapur', nameHi: 'नवापुर' },
    ...MIDDLE_OF_TOWN,
  })
  const kheda = await insertLocation(db, { city: 'Kheda', slug: 'kheda' })
  const ranchi = await insertLocation(db, { city: 'Ranchi', slug: 'ranchi', district: 'Ranchi' })
  const sbi = await insertBusiness(db, {
    name: 'State Bank of India',
    slug: 'state-bank-of-india-navapur',
    categoryId: banks.id,
    locationId: navapur.id,
    verified: true,
    phone: '+919006618191',
    hours: openEveryDay('10:00', '16:00'),
    createdAt: new Date('2026-01-01'),
    ...TOWN,
  })
  await insertBusiness(db, {
    name: 'canara bank',
    slug: 'canara-bank-kheda',
    categoryId: banks.id,
    locationId: kheda.id,
    createdAt: new Date('2026-03-01'),
    latitude: 24.55,
    longitude: 84.0,
  })
  const pharmacy = await insertBusiness(db, {
    name: 'Asha Medical',
    slug: 'asha-medical',
    categoryId: shops.id,
    locationId: navapur.id,
    featured: true,
    hours: openEveryDay('20:00', '02:00'),
    createdAt: new Date('2026-02-01'),
  })
  await insertBusiness(db, {
    name: 'Ranchi Sweets',
    slug: 'ranchi-sweets',
    categoryId: shops.id,
    locationId: ranchi.id,
  })
  await insertBusiness(db, {
    name: 'Not Yet',
    status: 'pending',
    categoryId: banks.id,
    locationId: navapur.id,
  })
  await insertBusiness(db, {
    name: 'No More',
    status: 'inactive',
    categoryId: banks.id,
    locationId: navapur.id,
  })
  await insertReview(db, { businessId: pharmacy.id, rating: 5 })
  await insertReview(db, { businessId: pharmacy.id, rating: 4 })
  await insertReview(db, { businessId: sbi.id, rating: 3 })
  return { banks, shops, navapur, kheda, ranchi, sbi }
}
