import { join } from 'node:path'
import { weigh } from '../site/weights.ts'
import { servedSite } from './setup/folder.ts'
import { expect, test } from './setup/test.ts'

/** In KB after brotli. The business page's are promised; the others are what their pages need, and no more. */
const BUDGETS = {
  'index.html': { html: 11, css: 14, inlineScript: 2 },
  'businesses.html': { html: 16, css: 14, inlineScript: 3 },
  'businesses/page/3.html': { html: 16, css: 14, inlineScript: 3 },
  'business/sample-medical-store.html': { html: 14, css: 14, inlineScript: 3 },
  'business/state-bank-of-india-hussainabad.html': { html: 14, css: 14, inlineScript: 3 },
  'business/hostile-text-shop.html': { html: 14, css: 14, inlineScript: 3 },
  'business/three-photos-shop.html': { html: 14, css: 14, inlineScript: 3 },
  'categories.html': { html: 8, css: 14, inlineScript: 2 },
  'categories/banks.html': { html: 11, css: 14, inlineScript: 2 },
  'locations.html': { html: 6, css: 14, inlineScript: 2 },
  'locations/daltonganj.html': { html: 11, css: 14, inlineScript: 2 },
  'favorites.html': { html: 7, css: 14, inlineScript: 3 },
  'palamu-district.html': { html: 18, css: 20, inlineScript: 2 },
  'privacy.html': { html: 9, css: 14, inlineScript: 2 },
  'terms.html': { html: 9, css: 14, inlineScript: 2 },
  'sitemap.html': { html: 6, css: 14, inlineScript: 2 },
  'help.html': { html: 7, css: 14, inlineScript: 2 },
  'about.html': { html: 8, css: 14, inlineScript: 2 },
  'contact.html': { html: 6, css: 14, inlineScript: 2 },
  'newsletter.html': { html: 6, css: 14, inlineScript: 2 },
  'newsletter/confirm.html': { html: 6, css: 14, inlineScript: 2 },
  'newsletter/unsubscribe.html': { html: 6, css: 14, inlineScript: 2 },
  'developers.html': { html: 20, css: 14, inlineScript: 2 },
  '404.html': { html: 8, css: 14, inlineScript: 2 },
  'fallback/business.html': { html: 8, css: 14, inlineScript: 2 },
}

test.describe('pages stay light', { tag: '@desktop' }, () => {
  for (const [file, budget] of Object.entries(BUDGETS)) {
    test(`${file}: ${budget.html} KB of HTML, ${budget.css} KB of CSS, ${budget.inlineScript} KB of inline script`, async () => {
      const site = await servedSite()
      const weight = await weigh(site, join(...file.split('/')))
      expect(weight.html).toBeGreaterThan(0)
      expect(weight.css).toBeGreaterThan(0)
      expect(weight.html / 1024).toBeLessThanOrEqual(budget.html)
      expect(weight.css / 1024).toBeLessThanOrEqual(budget.css)
      expect(weight.inlineScript / 1024).toBeLessThanOrEqual(budget.inlineScript)
    })
  }
})
