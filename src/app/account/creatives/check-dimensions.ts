import {
  getDimensionsProblem,
  parseAdSizeMeta,
  getHtmlSizeProblem,
  type FileDimensions,
} from '#shared/rules/ad-dimensions.ts'
import type { CreativeType } from '#shared/rules/ad-specs.ts'

type Chosen = { type: CreativeType; size: string; files: readonly File[] }

/**
 * Why one of the chosen files does not fit the size, before it is sent; null when all do. What this
 * browser cannot read is left to the server.
 */
export async function checkFileDimensions({ type, size, files }: Chosen): Promise<string | null> {
  for (const file of files) {
    const measures = await MEASURE[type](file).catch(() => null)
    if (type === 'rich_media') return getHtmlSizeProblem(size, measures)
    const reason = measures && getDimensionsProblem(size, measures)
    if (reason) return `${file.name}: ${reason}`
  }
  return null
}

async function ofPicture(file: File): Promise<FileDimensions> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = picture
  picture.close()
  return { width, height }
}

function ofFilm(file: File): Promise<FileDimensions> {
  const film = document.createElement('video')
  const url = URL.createObjectURL(file)
  return new Promise<FileDimensions>((resolve, reject) => {
    film.onloadedmetadata = () => resolve({ width: film.videoWidth, height: film.videoHeight })
    film.onerror = () => reject(new Error('no film'))
    film.preload = 'metadata'
    film.src = url
  }).finally(() => URL.revokeObjectURL(url))
}

/** Read without running or fetching anything of it. */
async function ofPage(file: File): Promise<FileDimensions | null> {
  const page = new DOMParser().parseFromString(await file.text(), 'text/html')
  const named = page.querySelector<HTMLMetaElement>('meta[name="ad.size" i]')
  return named && parseAdSizeMeta(named.content)
}

const MEASURE: Record<CreativeType, (file: File) => Promise<FileDimensions | null>> = {
  ...{ banner: ofPicture, gif: ofPicture, carousel: ofPicture, video: ofFilm, rich_media: ofPage },
  text: () => Promise.resolve(null),
}
