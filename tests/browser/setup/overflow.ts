import type { Page } from '@playwright/test'

/**
 * How far the page is wider than the window, and which elements without their own scroll bar cause
 * it.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement
    if (scrollWidth <= width) return []
    const isHeld = (element: Element): boolean => {
      const { overflowX, position } = getComputedStyle(element)
      if (position === 'fixed' || (overflowX !== 'visible' && element !== document.body))
        return true
      return (
        element.parentElement !== null &&
        element.parentElement !== document.documentElement &&
        isHeld(element.parentElement)
      )
    }
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > width + 1 &&
        element.checkVisibility() &&
        !isHeld(element),
    )
    return [
      `${scrollWidth} of ${width} px`,
      ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160)),
    ]
  })
}

/** Pictures of the page that are invisible because they have no width or no height. */
export const findPicturesWithoutSize = (page: Page): Promise<string[]> =>
  page.locator('main img').evaluateAll((pictures) =>
    pictures
      .filter((picture) => picture.checkVisibility())
      .filter((picture) => !(picture.clientWidth > 1 && picture.clientHeight > 1))
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  )

/** The text size of a browser's own settings, which media queries in `em` follow; 16 is usual. */
export async function setDefaultText(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
}

/* 320 pixels are the smallest phones, and 1280 pixels at a zoom of 400%; 640 and 200% come to
   the same. */
export const SMALLEST_SCREEN = { width: 320, height: 640 }
