import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { makeAdmin } from './setup/app-people.ts'
import { makeAccount } from './setup/register.ts'
import { openSignedIn } from './setup/app-page.ts'
import { expect, test } from './setup/test.ts'
import { findViolations } from './setup/violations.ts'

const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

const photo = async (background: string) => ({
  name: 'phone.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
})

type Threads = { data: { unread: number; inquiry: { offerAnswer: string } }[] }
type Mine = { data: { id: number; images: string[]; video: string | null }[] }

test.describe('selling', () => {
  // The part of a video that is lost on its way.
  test.use({ contextOptions: { reducedMotion: 'reduce' }, mayFail: /\/api\/uploads\/videos\// })

  for (const where of ['desktop', 'phone'])
    test(
      `a phone, on a ${where}: posted, offered for, cheaper, sold`,
      { tag: `@${where}` },
      async ({ page, request }) => {
        test.slow()
        const seller = await makeAccount({ name: 'Birsa Oraon' })
        const title = `Namuna phone ${seller.address.slice(7, 15)}`
        await openSignedIn(page, seller.token, '/classified/post')

        await page.getByRole('button', { name: 'Submit for approval' }).click()
        await expect(page.getByText('Please fill in all required fields')).toBeVisible()
        await expect(page.getByLabel('Title')).toBeFocused()

        await page.getByLabel('Title').fill(`Desi katta ${title}`)
        await page.getByLabel(/^Description/).fill('Two years old, with its bill and box.')
        await expect(page.getByText('Firearms and cartridges may not be sold here')).toBeVisible()
        await page.getByLabel('Title').fill(title)
        await page.getByLabel('Category').focus()
        await page.getByLabel('Category').selectOption({ label: '📱 Mobiles & Electronics' })
        await page.getByLabel('Category').blur()
        await expect(page.getByText('Firearms and cartridges may not be sold here')).toBeHidden()
        await page.getByRole('radio', { name: 'Good', exact: true }).check()
        await page.getByLabel('Price in rupees').fill('8000/-')
        await page.getByLabel('Town or village').selectOption('Sonpani')
        await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('90000 00031')
        const main = page.getByRole('group', { name: 'Main images' }).locator('input[type=file]')
        await main.setInputFiles([await photo('#2f4f63'), await photo('#8c2f1c')])
        await expect(page.locator('.photo-tag')).toHaveText('Main photo')
        await expect(page.getByRole('button', { name: 'Submit for approval' })).toBeEnabled()

        await test.step('a video goes on after a broken line', async () => {
          let parts = 0
          await page.route('**/api/uploads/videos/*', (route) =>
            route.request().method() === 'PATCH' && parts++ === 0
              ? route.abort()
              : route.fallback(),
          )
          const video = page.getByRole('group', { name: 'Video' })
          await video.locator('input[type=file]').setInputFiles({
            name: 'film.mp4',
            mimeType: 'video/mp4',
            buffer: readFileSync(new URL('../fixtures/videos/colours.mp4', import.meta.url)),
          })
          await expect(video.locator('video')).toBeVisible()
          expect(parts).toBeGreaterThan(1)
        })
        await expect(page.getByText(/^Draft saved/)).toBeVisible()
        await test.step('a reload loses nothing', async () => {
          page.once('dialog', (dialog) => void dialog.accept())
          await page.reload()
          await expect(page.getByLabel('Title')).toHaveValue(title)
          await expect(page.getByLabel('Price in rupees')).toHaveValue('8000/-')
          await expect(page.locator('.photo-seen img')).toHaveCount(2)
        })

        await page.getByRole('button', { name: 'Preview' }).click()
        const preview = page.getByRole('dialog', { name: 'Preview of your ad' })
        await expect(preview.locator('h1')).toHaveText(title)
        await expect(preview.getByText('₹8,000').first()).toBeVisible()
        await page.keyboard.press('Escape')
        expect(await findViolations(page)).toEqual([])

        await page.getByRole('button', { name: 'Submit for approval' }).click()
        await expect(page.getByText('Ad submitted for admin approval!')).toBeVisible()
        await expect(page.getByRole('region', { name: 'Your ad' })).toContainText(title)
        await expect(page.getByText('What happens next')).toBeVisible()

        const mine = (await (
          await request.get('/api/classified/user/my-ads', as(seller.token))
        ).json()) as Mine
        const [ad] = mine.data
        expect(ad!.images).toHaveLength(2)
        expect(ad!.video).toContain('/uploads/')
        const admin = (await makeAdmin()).token
        expect((await request.patch(`/api/classified/${ad!.id}/approve`, as(admin))).ok()).toBe(
          true,
        )
        const buyer = await makeAccount({ name: 'Ravi Oraon' })
        const asked = await request.post('/api/classified-inquiries', {
          ...as(buyer.token),
          data: {
            adId: ad!.id,
            inquiryType: 'price_negotiation',
            message: 'Can you give it for 7,000?',
            offeredPrice: 7000,
            buyerName: 'Ravi Oraon',
            buyerPhone: '9000000032',
          },
        })
        expect(asked.ok()).toBe(true)

        await page.goto('/dashboard/classified')
        await expect(page.locator('.pill-live')).toHaveText('Active')
        await page.getByRole('tab', { name: 'Inquiries (1)' }).click()
        await expect(page.getByText('₹1,000 (13%) below your price')).toBeVisible()
        expect(await findViolations(page)).toEqual([])
        await page.getByRole('button', { name: 'Accept offer: ₹7,000 from Ravi Oraon' }).click()
        await expect(page.getByText('Offer accepted', { exact: true })).toBeVisible()
        await test.step('both see it in the conversation', async () => {
          await page.getByRole('link', { name: /^Reply/ }).click()
          await expect(
            page.getByText(`I accept your offer of ₹7,000 for “${title}”.`, { exact: true }),
          ).toBeVisible()
          await expect(page.locator('.thread-about .pill')).toHaveText('Offer accepted')
          const threads = await request.get('/api/conversations', as(buyer.token))
          const [thread] = ((await threads.json()) as Threads).data
          expect(thread).toMatchObject({ unread: 1, inquiry: { offerAnswer: 'accepted' } })
          await page.goto('/dashboard/classified')
        })

        await test.step('a lower price is shown at once, without review', async () => {
          await page.getByRole('link', { name: `Edit “${title}”` }).click()
          await expect(page.getByLabel('Title')).toHaveValue(title)
          await page.getByLabel('Price in rupees').fill('7500')
          await page.getByRole('button', { name: 'Save', exact: true }).click()
          await expect(page.getByText('Ad updated.')).toBeVisible()
          await expect(page.getByText('₹7,500')).toBeVisible()
        })

        await page.getByRole('button', { name: `Mark as sold: “${title}”` }).click()
        const sure = page.getByRole('dialog')
        await sure.getByLabel('On this site').check()
        await sure.getByLabel('Sale price').fill('7000')
        await sure.getByRole('button', { name: 'Yes, mark as sold' }).click()
        await expect(page.getByText(`“${title}” marked as sold.`)).toBeVisible()
        await expect(page.locator('.pill-done')).toHaveText('Sold')
        await expect(page.getByText('₹7,000 total, 1 sold on this site')).toBeVisible()
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(page.locator('.pill-live')).toHaveText('Active')
        await test.step('taken down, it is posted again with its words and pictures', async () => {
          await page.getByRole('button', { name: `More options for “${title}”` }).click()
          await page.getByRole('menuitem', { name: 'Take down' }).click()
          await sure.getByRole('button', { name: 'Take down' }).click()
          await page.getByRole('button', { name: `Post again: “${title}”` }).click()
          await expect(page.getByLabel('Title')).toHaveValue(title)
          await expect(page.locator('.photo-seen img')).toHaveCount(2)
          await page.goto('/dashboard/classified')
          await page.getByRole('button', { name: `Discard: ${title}` }).click()
          await sure.getByRole('button', { name: 'Discard' }).click()
          await expect(page.getByRole('heading', { name: 'Drafts' })).toBeHidden()
        })
        await page.getByRole('button', { name: `More options for “${title}”` }).click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        await sure.getByRole('button', { name: 'Delete' }).click()
        await expect(page.getByText(`“${title}” deleted.`)).toBeVisible()
        await expect(page.getByText('No ads yet')).toBeVisible()
      },
    )

  test.describe('when another device changed the ad', () => {
    test.use({ mayFail: /\/api\/classified\/\d+$/ })

    test('both are shown, and one is chosen', async ({ page, request }) => {
      const { token } = await makeAccount()
      const categories = (await (await request.get('/api/classified-categories')).json()) as {
        data: { id: number }[]
      }
      const posted = await request.post('/api/classified', {
        ...as(token),
        multipart: {
          title: 'Bicycle, 26 inch',
          description: 'Two years old',
          categoryId: String(categories.data[0]!.id),
          price: '4500',
          condition: 'good',
          city: 'Sonpani',
          state: 'Madhyam',
          contactName: 'Asha',
          contactPhone: '9000000033',
        },
      })
      const { id } = ((await posted.json()) as { data: { id: number } }).data
      await openSignedIn(page, token, `/classified/edit/${id}`)
      await page.getByLabel('Price in rupees').fill('4000')
      await request.put(`/api/classified/${id}`, { ...as(token), data: { price: 4200 } })
      await page.getByRole('button', { name: /^(Save|Submit|Send)/ }).click()
      const both = page.getByRole('dialog', { name: 'Changed while you were editing' })
      await expect(both.getByRole('radio', { name: 'Saved by someone else 4200' })).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await both.getByRole('button', { name: 'Save these' }).click()
      await expect(page.getByText('₹4,000')).toBeVisible()
    })
  })
})
