import { and, eq, isNull, sql } from 'drizzle-orm'
import { claimPath } from '#config/app-paths.ts'
import { businessPath } from '#config/routes.ts'
import { accounts, businesses, passkeys } from '#server/kit/db/tables/index.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { createPhoto } from './setup/add-listing.ts'
import { openSignedIn } from './setup/app-page.ts'
import { withDatabase } from './setup/database.ts'
import { readMailTo } from './setup/outbox.ts'
import { makeAccount, createMailAddress } from './setup/register.ts'
import { expect, test } from './setup/test.ts'
import { findViolations } from './setup/violations.ts'

/** Takes a listing without an owner, whose email address accepts mail then, and an administrator. */
function prepare(adminAddress: string, email: string) {
  return withDatabase(async (db) => {
    const isAdmin = eq(accounts.email, adminAddress)
    const [admin] = await db.update(accounts).set({ role: 'admin' }).where(isAdmin).returning()
    const passkey = { accountId: admin!.id, credentialId: adminAddress, publicKey: 'x', name: 'P' }
    await db.insert(passkeys).values(passkey)
    const isFree = and(
      eq(businesses.status, 'active'),
      isNull(businesses.ownerId),
      isNull(businesses.email),
    )
    // Without an address a listing was taken by no test; two tests never get the same one.
    const free = db
      .select({ id: businesses.id })
      .from(businesses)
      .where(isFree)
      .limit(1)
      .for('update', { skipLocked: true })
    const { id, slug, name } = businesses
    const [listing] = await db
      .update(businesses)
      .set({ email, phone: '+919000000088' })
      .where(eq(businesses.id, sql`(${free})`))
      .returning({ id, slug, name })
    return listing!
  })
}

test('by call, then by a paper: it is on the dashboard, its refusal with the reason', async ({
  page,
  request,
}) => {
  const [person, admin] = [await makeAccount(), await makeAccount()]
  const { id, name } = await prepare(admin.address, createMailAddress())
  const asAdmin = { headers: { Authorization: `Bearer ${admin.token}` } }
  const mine = page.locator('.twin').filter({ hasText: name })
  await openSignedIn(page, person.token, claimPath(id))

  await page.getByRole('button', { name: 'Phone call' }).click()
  await page
    .getByLabel('When should we call, and who should we ask for?')
    .fill('After six, ask for Asha.')
  await page.getByRole('button', { name: 'Request a call' }).click()
  await expect(page.getByText('We will call the listing’s number.')).toBeVisible()
  await page.goto('/dashboard')
  await expect(mine).toContainText('Pending')
  await mine.getByRole('link', { name: /^View/ }).click()

  await page.getByRole('button', { name: 'Try another way or get a new code' }).click()
  await page.getByRole('button', { name: 'Document' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Choose a photo of the document first.').first()).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(await createPhoto('bill.png', '#8c2f1c'))
  await expect(page.getByText('bill.png', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('We will check the document within 24-48 hours.')).toBeVisible()

  const { data } = (await (await request.get('/api/claims?limit=100', asAdmin)).json()) as {
    data: { id: number; business: { id: number }; proof: string }[]
  }
  const claim = data.find(({ business }) => business.id === id)!
  expect(claim.proof).toBe('document')
  const refused = await request.patch(`/api/claims/${claim.id}/reject`, {
    ...asAdmin,
    data: { reason: 'The name on the paper is another.' },
  })
  expect(refused.ok()).toBe(true)
  await page.goto('/dashboard')
  await expect(mine).toContainText('Rejected')
  const task = page.locator('.task').filter({ hasText: name })
  await expect(task).toContainText('Message from our team: “The name on the paper is another.”')
  expect(await findViolations(page)).toEqual([])
})

test('a listing is claimed by mailed code, approved, and then its owner’s', async ({
  page,
  request,
}) => {
  const [person, admin, shop] = [await makeAccount(), await makeAccount(), createMailAddress()]
  const { id, slug, name } = await prepare(admin.address, shop)
  await page.goto('/help')
  await page.evaluate(
    ([key, token]) => localStorage.setItem(key!, token!),
    [TOKEN_KEY, person.token],
  )
  await page.goto(businessPath(slug))
  await page.getByRole('link', { name: 'Claim this business' }).click()
  await expect(page).toHaveURL(claimPath(id))
  await page.getByRole('button', { name: 'Email me the code' }).click()
  const code = /Code: (\d{6})/.exec(await readMailTo(shop, 'claim-code'))![1]!
  await page.getByLabel('6-digit code').fill(code)
  await page.getByRole('button', { name: 'Verify code' }).click()
  await expect(page.getByText('Your claim is pending approval.')).toBeVisible()

  const asAdmin = { headers: { Authorization: `Bearer ${admin.token}` } }
  const claims = (await (await request.get('/api/claims?limit=100', asAdmin)).json()) as {
    data: { id: number; business: { id: number }; isProven: boolean }[]
  }
  const claim = claims.data.find(({ business }) => business.id === id)!
  expect(claim.isProven).toBe(true)
  const approved = await request.patch(`/api/claims/${claim.id}/approve`, {
    ...asAdmin,
    data: {},
  })
  expect(approved.ok()).toBe(true)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'This business is yours.' })).toBeVisible()
  await page.getByRole('link', { name: 'My businesses' }).last().click()
  await expect(page.getByText(name).first()).toBeVisible()
  const changed = await request.put(`/api/businesses/${id}`, {
    headers: { Authorization: `Bearer ${person.token}` },
    data: { tagline: 'Under new eyes' },
  })
  expect(changed.ok()).toBe(true)
})
