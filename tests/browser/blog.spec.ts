import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { getServedSiteFolder } from './setup/folder.ts'
import { PERSON_BROWSER } from './setup/person.ts'
import { LATE_POST } from './setup/late-records.ts'
import { FULL_POST } from './setup/seed-blog.ts'
import { waitUntilSettled } from './setup/wait-until-settled.ts'
import { expect, test } from './setup/test.ts'

const POST = `/blog/${FULL_POST.slug}`

const cards = (page: Page) => page.locator('.post-card')
const namesOf = (page: Page) => cards(page).locator('.card-name')
const countOf = (page: Page) => page.locator('.toolbar-count h2')
const searchFor = async (page: Page, words: string) => {
  await page.getByRole('searchbox', { name: 'Search posts' }).fill(words)
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
}

test.describe('the list of posts', () => {
  test('keeps search, category and page in the address, and goes back step by step', async ({
    page,
  }) => {
    await page.goto('/blog')
    await expect(cards(page)).toHaveCount(9)
    const first = await namesOf(page).allInnerTexts()
    await page.getByLabel('Category').selectOption({ label: 'Banks (10)' })
    await expect(page).toHaveURL(/\/blog\?category=banks$/)
    await expect(countOf(page)).toHaveText('10 posts')
    const banks = page.locator('.card-kind', { hasText: 'Banks' })
    await expect(cards(page).filter({ hasNot: banks })).toHaveCount(0)
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Next' })
      .click()
    await expect(page).toHaveURL(/\/blog\?category=banks&page=2$/)
    await expect(cards(page)).toHaveCount(1)
    await searchFor(page, 'number 2')
    await expect(page).toHaveURL(/\/blog\?search=number\+2&category=banks$/)
    await expect(namesOf(page).first()).toHaveText('Made-up bank post number 2')
    await page.reload()
    await expect(namesOf(page).first()).toHaveText('Made-up bank post number 2')
    await expect(page.getByRole('searchbox', { name: 'Search posts' })).toHaveValue('number 2')

    await page.goBack()
    await expect(cards(page)).toHaveCount(1)
    await page.goBack()
    await expect(countOf(page)).toHaveText('10 posts')
    await page.goBack()
    await expect(page).toHaveURL(/\/blog$/)
    expect(await namesOf(page).allInnerTexts()).toEqual(first)
  })

  test('reads a category by its id too, as links of the specification name it', async ({
    page,
  }) => {
    const { data } = (await (await page.request.get('/api/categories')).json()) as {
      data: { id: number; slug: string }[]
    }
    await page.goto(`/blog?category=${data.find(({ slug }) => slug === 'hospitals')!.id}`)
    await expect(countOf(page)).toHaveText('1 post')
    await expect(page.getByLabel('Category')).toHaveValue('hospitals')
  })

  test('finds Hindi words, and says when it finds nothing', async ({ page }) => {
    await page.goto('/blog')
    await searchFor(page, 'डाकघर')
    await expect(countOf(page)).toHaveText('2 posts for “डाकघर”')
    await expect(namesOf(page)).toContainText(['डाकघर'])
    await searchFor(page, 'zzxxyyww')
    await expect(page.getByRole('heading', { name: 'No Blogs Found' })).toBeVisible()
    await expect(countOf(page)).toHaveText('0 posts for “zzxxyyww”')
    await page.locator('.empty').getByRole('button', { name: 'Show all posts' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(cards(page)).toHaveCount(9)
  })

  test('keeps words typed before its script has come, also over those of the address', async ({
    page,
  }) => {
    let letGo = () => {}
    const wait = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(/BlogList.*\.js$/, async (route) => {
      await wait
      await route.continue()
    })
    await page.goto('/blog?search=bank')
    const words = page.getByRole('searchbox', { name: 'Search posts' })
    await words.fill('zzxxyyww')
    letGo()
    await expect(countOf(page)).toHaveText('10 posts for “bank”')
    await expect(words).toHaveValue('zzxxyyww')
    await words.press('Enter')
    await expect(countOf(page)).toHaveText('0 posts for “zzxxyyww”')
    await page.goBack()
    await expect(words).toHaveValue('bank')
  })

  test('has the newest posts, the categories and the newsletter beside it', async ({ page }) => {
    await page.goto('/blog')
    const side = page.getByRole('complementary').filter({ hasText: 'Recent Posts' })
    await expect(side.getByRole('heading')).toHaveText([
      'Recent Posts',
      'Categories',
      'Stay Updated',
    ])
    await expect(side.locator('.recent-posts li')).toHaveCount(5)
    await expect(side.getByRole('link', { name: 'Banks 10' })).toHaveAttribute(
      'href',
      '/blog/category/banks',
    )
    await expect(side.getByRole('textbox', { name: 'Your email' })).toBeVisible()
    await expect(side.getByRole('link', { name: 'RSS feed' })).toHaveAttribute(
      'href',
      '/blog/rss.xml',
    )
  })

  test('shows that it is loading, then the answer', async ({ page }) => {
    await page.route('**/api/blogs?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200))
      await route.continue()
    })
    await page.goto('/blog?category=hospitals')
    await expect(page.getByText('Loading posts').first()).toBeAttached()
    await expect(page.locator('.skeleton').first()).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
    await expect(page.locator('.skeleton')).toHaveCount(0)
  })

  test.describe('when the API fails', () => {
    test.use({ mayFail: /\/api\/blogs/ })

    test('says so, and comes back', async ({ page }) => {
      await page.route('**/api/blogs?*', (route) =>
        route.fulfill({ status: 503, json: { success: false } }),
      )
      await page.goto('/blog?category=hospitals')
      await expect(page.getByRole('heading', { name: 'Error Loading Blogs' })).toBeVisible({
        timeout: 15_000,
      })
      await expect(page.getByRole('alert')).toContainText('Failed to fetch blogs')
      await page.unroute('**/api/blogs?*')
      await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
      await expect(cards(page)).toHaveCount(1)
    })
  })

  test('without JavaScript is read page by page and by category', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
    const page = await context.newPage()
    await page.goto('/blog')
    await expect(page.locator('noscript .notice')).toHaveText(/^Search needs JavaScript./)
    await expect(page.getByRole('searchbox', { name: 'Search posts' })).toBeHidden()
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Next' })
      .click()
    await expect(page).toHaveURL(/\/blog\/page\/2$/)
    await expect(namesOf(page).last()).toBeVisible()
    expect(await cards(page).count()).toBeLessThan(9)
    await page.goto('/blog/category/banks/page/2')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Banks')
    await context.close()
  })
})

test.describe('a post', () => {
  test.use(PERSON_BROWSER)

  test('says where one is, what it is about, who wrote it and when', async ({ page }) => {
    await page.goto(POST)
    const way = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(way.locator('li')).toHaveText(['Home', 'Blog', FULL_POST.title])
    await expect(page.locator('.post-head').getByRole('link', { name: 'Banks' })).toHaveAttribute(
      'href',
      '/blog/category/banks',
    )
    await expect(page.locator('.post-by')).toContainText('Test Author')
    await expect(page.locator('.post-by time')).toHaveText('January 20, 2026')
    await expect(page.locator('.post .avatar')).toHaveText('T')
    await expect(page.locator('.post-tags li')).toHaveText(['#made up', '#परीक्षण'])
    await expect(page.locator('.post-views')).toHaveText(/^\d+ views?$/)
    const picture = page.locator('.post-picture img')
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(/\.avif$/)
  })

  test('is counted once for a visitor, however often it is opened', async ({ page, isMobile }) => {
    const path = `/blog/bank-post-${isMobile ? 1 : 2}`
    await page.goto(path)
    const views = page.locator('.post-views')
    await expect(views).toBeVisible()
    const before = await views.innerText()
    await page.reload()
    await expect(views).toHaveText(before)
  })

  test('has what Markdown can hold: anchors, tables, code, pictures, notes', async ({ page }) => {
    await page.goto(POST)
    const body = page.locator('.post-body')
    await page.locator('.post-contents summary').click()
    await page.locator('.post-contents').getByRole('link', { name: 'A quotation' }).click()
    await expect(page).toHaveURL(/#h-a-quotation$/)
    await expect(body.getByRole('heading', { name: 'A quotation' })).toBeInViewport()
    await expect(
      body.getByRole('region', { name: 'Table' }).getByRole('cell', { name: '38' }),
    ).toHaveClass('to-center')
    await expect(body.locator('pre code')).toHaveClass('language-js')
    const picture = body.locator('figure img')
    for (const [name, value] of [
      ['loading', 'lazy'],
      ['width', '900'],
      ['height', '600'],
      ['alt', 'A made-up picture'],
    ] as const)
      await expect(picture).toHaveAttribute(name, value)
    await expect(body.locator('figcaption')).toHaveText('Its caption')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await expect(body.getByRole('link', { name: 'A picture of another host' })).toHaveAttribute(
      'rel',
      'external noopener',
    )
    await expect(body.locator('.footnotes')).toContainText('The note at the foot.')
  })

  test('is shared by links of its own, and by copying its address', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(POST)
    const share = page.locator('.post-share')
    const address = encodeURIComponent(`${baseURL}${POST}`)
    for (const [place, start] of [
      ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
      ['Twitter', 'https://twitter.com/intent/tweet?url='],
      ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url='],
    ] as const) {
      const href = await share.getByRole('link', { name: `Share on ${place}` }).getAttribute('href')
      expect(href!.startsWith(start + address)).toBe(true)
    }
    await share.getByRole('button', { name: 'Copy link' }).click()
    await expect(share.getByRole('status')).toHaveText('Link copied to clipboard!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${POST}`)
  })

  test('names three others of its category, and others beside it, never itself', async ({
    page,
  }) => {
    await page.goto(POST)
    const related = page.getByRole('region', { name: 'Related Posts' })
    await expect(related.locator('.post-card')).toHaveCount(3)
    for (const kind of await related.locator('.card-kind').all())
      await expect(kind).toContainText('Banks')
    await expect(related.getByText(FULL_POST.title)).toHaveCount(0)
    await expect(page.locator('.recent-posts').getByText(FULL_POST.title)).toHaveCount(0)
  })

  test('leads back to where one came from', async ({ page }) => {
    await page.goto('/blog/category/banks')
    await page.getByRole('link', { name: FULL_POST.title }).first().click()
    await waitUntilSettled(page)
    await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(/\/blog\/category\/banks$/)
  })

  test('is found under a former address, and hidden while it is a draft', async ({
    page,
    request,
  }) => {
    await page.goto(`/blog/${FULL_POST.formerSlug}`)
    await expect(page).toHaveURL(new RegExp(`${POST}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FULL_POST.title)
    expect((await request.get('/blog/hidden-draft')).status()).toBe(404)
  })

  test('of hostile words is words', async ({ page }) => {
    await page.goto('/blog/hostile-post')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '<script>alert(1)</script> "Hostile" \'post\' & <b>bold</b>',
    )
    expect(
      await page
        .locator('.post-body :is(script, iframe, svg, [onerror], [onload], [style])')
        .count(),
    ).toBe(0)
    await expect(page.locator('.post-tags')).toContainText('#<b>tag</b>')
  })
})

test.describe('a post that has no page yet', () => {
  test.use({ mayFail: /\/api\/blogs/ })

  test('is fetched by its address, its words as words', async ({ page }) => {
    const answer = await page.goto(`/blog/${LATE_POST.slug}`)
    expect(answer!.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LATE_POST.title)
    await expect(
      page.locator('.post-body').getByRole('heading', { name: 'A heading' }),
    ).toBeVisible()
    await expect(page.locator('.post-body :is(script, img)')).toHaveCount(0)
  })

  test('or is none: said so, with its own status and ways on', async ({ page }) => {
    const answer = await page.goto('/blog/no-such-post')
    expect(answer!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Post Not Found' })).toBeVisible()
    await expect(page.getByText('Blog post not found', { exact: true })).toBeVisible()
    for (const way of ['Back to Blog', 'Browse All Blogs'])
      await expect(page.getByRole('link', { name: way })).toHaveAttribute('href', '/blog')
  })

  test('or cannot be had: said so, and asked for again', async ({ page }) => {
    // The page at its address, whether or not the site was built again meanwhile.
    const fallback = join(await getServedSiteFolder(), 'fallback', 'post.html')
    await page.route(`**/blog/${LATE_POST.slug}`, (route) =>
      route.fulfill({ contentType: 'text/html', path: fallback }),
    )
    await page.route('**/api/blogs/**', (route) =>
      route.fulfill({ status: 503, json: { success: false } }),
    )
    await page.goto(`/blog/${LATE_POST.slug}`)
    await expect(page.getByText('Failed to load blog post')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Post Not Found' })).toBeVisible()
    await page.unroute('**/api/blogs/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LATE_POST.title)
  })
})

test.describe('the feed', { tag: '@desktop' }, () => {
  test('is well-formed RSS of published posts, newest first, with real addresses', async ({
    page,
    request,
    baseURL,
  }) => {
    const answer = await request.get('/blog/rss.xml')
    expect(answer.headers()['content-type']).toMatch(/xml/)
    const xml = await answer.text()
    const read = await page.evaluate((text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml')
      const of = (parent: Element | Document, name: string) =>
        parent.querySelector(`:scope ${name}`)?.textContent ?? ''
      return {
        broken: feed.querySelector('parsererror')?.textContent ?? null,
        version: feed.documentElement.getAttribute('version'),
        title: feed.querySelector('channel > title')?.textContent,
        items: [...feed.querySelectorAll('item')].map((item) => ({
          title: of(item, 'title'),
          link: of(item, 'link'),
          guid: of(item, 'guid'),
          date: Date.parse(of(item, 'pubDate')),
        })),
      }
    }, xml)
    expect(read.broken).toBeNull()
    expect(read.version).toBe('2.0')
    expect(read.title).toBe('Zila: Blog')
    expect(read.items.length).toBeGreaterThanOrEqual(15)
    expect(read.items.map(({ title }) => title)).not.toContain('Draft that nobody may see')
    expect(read.items.map(({ date }) => date)).toEqual(
      read.items.map(({ date }) => date).toSorted((a, b) => b - a),
    )
    expect(read.items.map(({ title }) => title)).toContain(
      '<script>alert(1)</script> "Hostile" \'post\' & <b>bold</b>',
    )
    for (const { link, guid } of read.items) {
      expect(guid).toBe(link)
      expect(
        (await request.get(link.replace(baseURL!, ''), { maxRedirects: 0 })).status(),
        link,
      ).toBe(200)
    }
  })
})

test.describe('with the API down', () => {
  test.use({ apiDown: true })

  test('posts and their list are read all the same', async ({ page }) => {
    await page.goto('/blog')
    await namesOf(page).filter({ hasText: FULL_POST.title }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FULL_POST.title)
    await expect(page.locator('.post-views')).toBeHidden()
  })
})
