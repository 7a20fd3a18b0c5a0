import { createServer, type Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { openServedSite, serveSite } from '#server/publishing/site/index.ts'
import { hashPassword } from '#server/people/accounts/password.ts'
import {
  accounts,
  blogPosts,
  businesses,
  categories,
  districts,
  locations,
  states,
} from '#server/kit/db/tables/index.ts'
import { releasesFolder } from '#server/publishing/releases/release.ts'
import { freePort } from '../../api/setup/server.ts'
import { waitUntilHealthy, spawnProduct } from '../../bench/product.ts'
import { addPasskey } from './register.ts'
import { withDatabase } from './database.ts'
import { getTestFolder } from './folder.ts'

const ADMIN = { email: 'admin@zila.local', password: 'saal trees in march' }
/** A listing that waits for approval. */
export const PENDING_LISTING = {
  slug: 'sample-tea-house',
  name: 'Sample Tea House',
  description: 'A made-up listing: tea.',
}
/** The owner of that listing, and somebody who has a question. */
export const OWNER = { name: 'Asha Kumari', email: 'asha@example.org', role: 'owner' } as const
export const BUYER = { name: 'Ravi Oraon', email: 'ravi@example.org', role: 'user' } as const
export const PASSWORD = 'mahua in april'
const OPEN = {
  slug: 'sample-grocery',
  name: 'Sample Grocery',
  description: 'A made-up listing: rice.',
}
export const LISTING_PLACE = { category: 'sample-food', town: 'sonpani' }

export type OwnProduct = {
  site: string
  pendingId: number
  /** Signs the administrator in, who has a second factor from then on. Answers the token. */
  signInAdmin: () => Promise<string>
  /** The hour of a scheduled post comes now. */
  bringForward: (slug: string) => Promise<void>
  /**
   * Stops the product with its API and database. The published files stay online at the same
   * address.
   */
  stopApi: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * A second product with its own small district, for tests that would change the site under other
 * tests.
 */
export async function startOwnProduct(): Promise<OwnProduct> {
  const dataDir = await mkdtemp(join(getTestFolder(), 'own-'))
  const pendingId = await makeDistrict(dataDir)
  const port = await freePort()
  const product = spawnProduct(dataDir, port, {
    SAMPLE_DATA: 'off',
    LANGUAGES: 'en',
    ADMIN_PASSWORD: ADMIN.password,
  })
  await waitUntilHealthy(product, 400_000)
  let server: Server | null = null
  return {
    site: product.site,
    pendingId,
    signInAdmin: async () => {
      const answer = await fetch(`${product.site}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(ADMIN),
      })
      const { data } = (await answer.json()) as { data: { token: string; user: { id: number } } }
      await withDatabase((db) => addPasskey(db, data.user.id), dataDir)
      return data.token
    },
    bringForward: (slug) =>
      withDatabase(async (db) => {
        const isIt = and(eq(blogPosts.slug, slug), eq(blogPosts.status, 'scheduled'))
        const moved = await db.update(blogPosts).set({ publishedAt: new Date() }).where(isIt)
        if (moved.rowCount !== 1) throw new Error(`No scheduled post has the slug ${slug}.`)
      }, dataDir),
    stopApi: async () => {
      await product.stop()
      server = await serveFiles(dataDir, port)
    },
    remove: async () => {
      await product.stop()
      server?.close().closeAllConnections()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function makeDistrict(dataDir: string): Promise<number> {
  return withDatabase(async (db) => {
    const [state] = await db.insert(states).values({ name: 'Madhyam', slug: 'madhyam' }).returning()
    const district = { stateId: state!.id, name: 'Suhana', slug: 'suhana' }
    const [{ id: districtId } = { id: 0 }] = await db.insert(districts).values(district).returning()
    const [town] = await db
      .insert(locations)
      .values({ city: 'Sonpani', slug: LISTING_PLACE.town, districtId })
      .returning()
    const [kind] = await db
      .insert(categories)
      .values({ name: 'Sample Food', slug: LISTING_PLACE.category })
      .returning()
    const place = { categoryId: kind!.id, locationId: town!.id }
    await db.insert(businesses).values({ ...OPEN, ...place, status: 'active' })
    const passwordHash = await hashPassword(PASSWORD)
    const people = [OWNER, BUYER].map((person) => ({
      ...person,
      passwordHash,
      emailConfirmedAt: new Date(),
    }))
    const [owner] = await db.insert(accounts).values(people).returning()
    const [made] = await db
      .insert(businesses)
      .values({ ...PENDING_LISTING, ...place, status: 'pending', ownerId: owner!.id })
      .returning()
    return made!.id
  }, dataDir)
}

/** A server of nothing but the published files. */
async function serveFiles(dataDir: string, port: number): Promise<Server> {
  const servedSite = await openServedSite(releasesFolder(dataDir))
  const away = () => Promise.reject(new Error('There is no database.'))
  const handle = serveSite(servedSite, { findPage: away, findAd: away, findPlaces: away })
  const server = createServer(
    (request, response) => void handle(request, response).catch(() => response.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(port, resolve))
  server.once('close', () => servedSite.close())
  return server
}
