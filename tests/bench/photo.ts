import type { Browser } from '@playwright/test'
import { APP_PATHS } from '#config/app-paths.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import type { BenchFigure } from './measure.ts'

/** Of a camera with 12 megapixels, at the quality cameras write. */
const PHOTO = { width: 4000, height: 3000, quality: 0.95 }

/** A photo chosen in the form of a listing: its bytes, and those that are sent of it. */
export async function measurePhoto(
  browser: Browser,
  site: string,
  token: string,
): Promise<BenchFigure[]> {
  const page = await browser.newPage()
  await page.goto(`${site}/login`)
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [TOKEN_KEY, token])
  await page.goto(site + APP_PATHS.addListing)
  const field = page.getByRole('group', { name: 'Photos', exact: true }).locator('[type=file]')
  await field.waitFor({ state: 'attached' })
  // Bodies of files are not told to who watches requests from outside.
  const sending = page.evaluate(watchUpload)
  const chosen = await field.evaluate(choosePhoto, PHOTO)
  const sent = await sending
  await page.close()
  const figure = (name: string, bytes: number): BenchFigure => ({
    name: `a photo of 12 megapixels, ${name}`,
    value: bytes / 1024,
    unit: 'KB',
    better: 'less',
  })
  return [figure('chosen', chosen), figure('sent', sent)]
}

/** In the page: the bytes of the first file that is sent from now on. */
const watchUpload = () =>
  new Promise<number>((resolve) => {
    const { append } = FormData.prototype as { append: (this: FormData, ...of: unknown[]) => void }
    FormData.prototype.append = function (...of: unknown[]) {
      for (const part of of) if (part instanceof File) resolve(part.size)
      append.apply(this, of)
    }
  })

/** In the page: large areas, edges and noise, as a camera takes them; answers the bytes. */
async function choosePhoto(field: Element, { width, height, quality }: typeof PHOTO) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')!
  const sky = context.createLinearGradient(0, 0, width, height)
  sky.addColorStop(0, '#9ad')
  sky.addColorStop(1, '#742')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  const picture = context.getImageData(0, 0, width, height)
  let seed = 7
  for (let i = 0; i < picture.data.length; i += 4) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    for (let channel = 0; channel < 3; channel++) picture.data[i + channel]! += (seed >> 16) % 24
  }
  context.putImageData(picture, 0, 0)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  const file = new File([blob!], 'shop.jpg', { type: 'image/jpeg' })
  const chosen = new DataTransfer()
  chosen.items.add(file)
  Object.assign(field, { files: chosen.files })
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return file.size
}
