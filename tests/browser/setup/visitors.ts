import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { issueAccessToken } from '#server/people/accounts/token.ts'
import { secretPath } from '#server/start/secrets.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { getDataFolder, getTestFolder } from './folder.ts'

type Visitor = { id: number; name: string; sessionId: string }

export const getVisitorsFile = (): string => join(getTestFolder(), 'visitors.json')

/**
 * A valid token of one of the seeded people of this project (`writer` is `writer phone` or `writer
 * desktop`).
 */
export async function readToken(name: string, isMobile: boolean): Promise<string> {
  const visitors = JSON.parse(await readFile(getVisitorsFile(), 'utf8')) as Visitor[]
  const visitor = visitors.find(
    (known) => known.name === `${name} ${isMobile ? 'phone' : 'desktop'}`,
  )
  if (!visitor) throw new Error(`${name} is not among the people of seed-reviews.ts`)
  const secret = (await readFile(secretPath(getDataFolder()), 'utf8')).trim()
  return issueAccessToken(
    { ...visitor, role: 'user' },
    { secret, now: new Date(), lifetimeMs: DAY_MS },
  )
}

/** Signs the person in on every following page, as an earlier sign-in would. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [TOKEN_KEY, token])
}
