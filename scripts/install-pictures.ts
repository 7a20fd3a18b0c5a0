import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { BROWSER_PROCESS_ENV, findBrowser } from './run/browser.ts'

/**
 * `node scripts/install-pictures.ts http://localhost:4398`: the pictures of the manifest and the
 * icon of iPhones, written to `public/`. The address is that of the browser tests' site
 * (`node tests/browser/setup/serve.ts`), whose district is invented; each picture says so.
 */
const [address] = process.argv.slice(2)
if (!address) throw new Error('Name the address of the site of the browser tests.')

const SHAPES = { narrow: { width: 360, height: 640 }, wide: { width: 1024, height: 576 } }
/** Pages without a name or number of a business. */
const PATHS = { narrow: '/', wide: '/categories' }
const LANGUAGES = { en: { prefix: '', mark: 'Sample' }, hi: { prefix: '/hi', mark: 'नमूना' } }
/** So that all of them have less than 60 KB together. */
const QUALITY = 30

const folder = await mkdtemp(join(tmpdir(), 'zila-pictures-'))
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  env: BROWSER_PROCESS_ENV,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const shape of ['narrow', 'wide'] as const)
    for (const [language, { prefix, mark }] of Object.entries(LANGUAGES)) {
      const page = await browser.newPage({ viewport: SHAPES[shape], serviceWorkers: 'block' })
      await page.goto(new URL(prefix + PATHS[shape], address).href, { waitUntil: 'networkidle' })
      await page.evaluate(markAsSample, mark)
      const shot = join(folder, `${shape}-${language}.png`)
      await page.screenshot({ path: shot })
      await page.close()
      const file = `public/install-${shape}-${language}.webp`
      const { size } = await sharp(shot).webp({ quality: QUALITY, effort: 6 }).toFile(file)
      console.log(`${file}: ${size} bytes`)
    }
} finally {
  await browser.close()
  await rm(folder, { recursive: true })
}
const icon = await sharp('public/icon-maskable.svg', { density: 300 })
  .resize(180, 180)
  .flatten({ background: '#F8F6F1' })
  .png({ palette: true, effort: 10 })
  .toFile('public/apple-touch-icon.png')
console.log(`public/apple-touch-icon.png: ${icon.size} bytes`)

/** Runs in the page: a band at its foot. */
function markAsSample(text: Parameters<Page['evaluate']>[1]) {
  const band = document.createElement('p')
  band.textContent = String(text)
  band.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:99;margin:0;padding:6px;text-align:center;' +
    'font:600 16px/1.4 inherit;background:#221913;color:#fff'
  document.body.append(band)
}
