import type { Db } from '#server/kit/db/connection.ts'
import { accounts, campaigns, creatives, placements } from '#server/kit/db/tables/index.ts'
import { toPaise } from '#shared/rules/money.ts'

/**
 * One open placement in the middle of the district guide, with a made-up text, and its card. They
 * are far down the page and come late, so that other pages, and the top of this one, still request
 * nothing from the API.
 */
export async function seedAds(db: Db): Promise<void> {
  const advertiser = {
    email: 'advertiser@example.com',
    passwordHash: 'none',
    name: 'Test Advertiser',
  }
  const [account] = await db.insert(accounts).values(advertiser).returning({ id: accounts.id })
  await db.insert(placements).values([
    {
      name: 'Guide, middle',
      code: 'suhana_district_middle',
      page: 'district-guide',
      position: 'content-top',
    },
    {
      name: 'Guide, card',
      code: 'guide_card',
      page: 'district-guide',
      position: 'popup',
      size: '300x250',
    },
  ])
  const [campaign] = await db
    .insert(campaigns)
    .values({
      accountId: account!.id,
      title: 'Made up for the tests',
      targetUrl: 'https://advertiser.example/',
      budget: toPaise(10_000),
      status: 'active',
      isApproved: true,
    })
    .returning()
  await db.insert(creatives).values({
    campaignId: campaign!.id,
    name: 'Text',
    type: 'text',
    size: '728x90',
    position: 'content-top',
    headline: 'Sample seeds for the rains',
    description: 'A made-up advertisement.',
    isApproved: true,
  })
}
