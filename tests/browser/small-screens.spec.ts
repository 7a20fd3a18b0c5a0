import { PAGES } from './setup/pages.ts'
import { waitUntilSettled } from './setup/wait-until-settled.ts'
import {
  findPicturesWithoutSize,
  setDefaultText,
  findOverflow,
  SMALLEST_SCREEN,
} from './setup/overflow.ts'
import { expect, test } from './setup/test.ts'

/* Every template is looked at in `templates.spec.ts`. */

test.describe('with a default text of 32 px', { tag: '@desktop' }, () => {
  const TEMPLATES = [
    'home',
    'business list',
    'business with everything',
    'district guide',
    'classified ad',
  ] as const

  test('nothing has to be scrolled sideways, and the bar keeps its tools on the screen', async ({
    page,
  }) => {
    await setDefaultText(page, 32)
    for (const name of TEMPLATES) {
      await page.goto(PAGES[name])
      await waitUntilSettled(page)
      for (const width of [1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await findOverflow(page), `${name} at ${width}`).toEqual([])
        await expect(
          page.locator('.masthead').getByRole('link', { name: 'Search' }),
        ).toBeInViewport({ ratio: 1 })
      }
    }
    const bar = page.locator('.masthead')
    await expect(bar.getByRole('link', { name: 'Favorites' })).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: 'Get Started' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1280, height: 800 })
    await bar.getByLabel('Menu').first().click()
    await expect(bar.getByRole('link', { name: 'Get Started' })).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: 'Favorites' })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('at 320 pixels nothing has to be scrolled sideways', () => {
  test.use({ viewport: SMALLEST_SCREEN })

  test('on a list with filters in rows', async ({ page }) => {
    await page.goto('/businesses?search=medical&state=Madhyam&location=navapur&view=list')
    await expect(page.getByRole('heading', { name: /Found/ })).toBeVisible()
    expect(await findOverflow(page)).toEqual([])
  })

  test('on a business with all of it opened', async ({ page }) => {
    await page.goto(PAGES['business with everything'])
    await page.getByText('Show all 7 reviews').click()
    await page.locator('.share > summary').click()
    expect(await findOverflow(page)).toEqual([])
    await expect(page.locator('.share-menu')).toBeInViewport({ ratio: 1 })
  })
})

test.describe('pictures have a size', { tag: '@desktop' }, () => {
  const CARDS = {
    classifieds: '.ad-card img',
    'classified ad': '.photos-strip img',
    blog: '.post-card img',
    'business with everything': '.cards img',
    'business with photos': '.photo-grid img',
  } as const

  for (const [name, pictures] of Object.entries(CARDS))
    test(`on the ${name}, which has photos`, async ({ page }) => {
      await page.goto(PAGES[name as keyof typeof CARDS])
      await waitUntilSettled(page)
      await expect(page.locator(pictures)).not.toHaveCount(0)
      expect(await findPicturesWithoutSize(page)).toEqual([])
    })
})

test.describe('what is touched is large enough for a thumb', () => {
  for (const name of ['home', 'business list', 'business with everything', 'categories'] as const) {
    test(`on the ${name}`, async ({ page }) => {
      await page.goto(PAGES[name])
      const small = await page
        .locator('main button, main .button, main .call, main .icon-button, main select')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility())
            .map((control) => ({
              height: control.getBoundingClientRect().height,
              html: control.outerHTML.slice(0, 120),
            }))
            .filter(({ height }) => height < 44),
        )
      expect(small).toEqual([])
    })
  }
})

test('the hint of the search overlay can be read whole at 360 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.locator('.masthead').getByRole('link', { name: 'Search' }).click()
  const box = page.locator('.search-dialog [name=search]')
  await expect(box).toBeVisible()
  const [hint, room] = await box.evaluate((input: HTMLInputElement) => {
    const measure = document.createElement('canvas').getContext('2d')!
    const { paddingLeft, paddingRight } = getComputedStyle(input)
    measure.font = getComputedStyle(input, '::placeholder').font
    const padding = parseFloat(paddingLeft) + parseFloat(paddingRight)
    return [measure.measureText(input.placeholder).width, input.clientWidth - padding]
  })
  expect(hint).toBeGreaterThan(100)
  expect(hint).toBeLessThanOrEqual(room)
})
