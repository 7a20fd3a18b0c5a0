import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { administer, dropDatabase, urlOf, withClient } from './administer.ts'

export type TestDatabase = { url: string; drop: () => Promise<void> }

/**
 * A migrated, empty database for one test file: create it in `beforeAll`, drop it in `afterAll`. It
 * takes tens of milliseconds.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('cluster')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await administer(url, `create database ${name} template ${template}`)
  return {
    url: urlOf(url, name),
    drop: () => withClient(url, (client) => dropDatabase(client, name)),
  }
}
