import type { Db } from '#server/kit/db/connection.ts'
import {
  accounts,
  businesses,
  categories,
  classifieds,
  classifiedCategories,
  locations,
  messages,
} from '#server/kit/db/tables/index.ts'
import { asPaise } from '#shared/rules/money.ts'

const LISTINGS = 20
const ADS = 40
const MESSAGES = 60

/** Gives an account listings, ads and messages, so that its screens have something to draw. */
export async function fillAccount(db: Db, ownerId: number): Promise<void> {
  const [buyer] = await db
    .insert(accounts)
    .values({ email: 'buyer@bench.example', name: 'Buyer', passwordHash: 'none' })
    .returning({ id: accounts.id })
  const [category] = await db.select().from(categories).limit(1)
  const [town] = await db.select().from(locations).limit(1)
  const [kind] = await db.select().from(classifiedCategories).limit(1)
  const made = await db
    .insert(businesses)
    .values(
      Array.from({ length: LISTINGS }, (_, i) => ({
        ownerId,
        name: `Bench shop ${i}`,
        slug: `bench-shop-${i}`,
        categoryId: category!.id,
        locationId: town!.id,
        description: 'A made-up listing.',
        phone: '+919000012345',
        email: 'owner@bench.example',
        ownerName: 'Owner',
        address: 'Main Road',
      })),
    )
    .returning({ id: businesses.id })
  await db.insert(classifieds).values(
    Array.from({ length: ADS }, (_, i) => ({
      accountId: ownerId,
      title: `Bench phone ${i}`,
      slug: `bench-phone-${i}`,
      categoryId: kind!.id,
      description: 'Two years old.',
      price: asPaise(800_000),
      condition: 'good' as const,
      city: 'Panki',
      state: 'Jharkhand',
      contactName: 'Owner',
      contactPhone: '9000000033',
    })),
  )
  await db.insert(messages).values(
    Array.from({ length: MESSAGES }, (_, i) => ({
      senderId: buyer!.id,
      receiverId: ownerId,
      businessId: made[i % LISTINGS]!.id,
      subject: `Question ${i}`,
      message: 'Is it open on Sunday?',
    })),
  )
}
