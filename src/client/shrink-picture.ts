/** The longer side of a picture that is sent; pages show none larger. */
const LONGEST = 2048
const QUALITY = 0.82
/** Below this a picture is sent as it is: making it again would cost more than it saves. */
const SMALL_ENOUGH = 200 * 1024

/**
 * Makes a picture smaller before upload, rotates it according to its EXIF data and removes those.
 * Returns the original file if that saves nothing, for animations, and for formats this browser
 * cannot read.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.type === 'image/gif' || file.type === 'image/svg+xml' || file.size <= SMALL_ENOUGH)
    return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  )
  if (!picture) return file
  try {
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return file
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    // WebP keeps what is transparent; a browser that cannot write it gives a PNG.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
    if (!small || small.size >= file.size) return file
    const name = file.name.replace(/\.\w+$/, '') + `.${small.type.slice('image/'.length)}`
    return new File([small], name.replace(/\.jpeg$/, '.jpg'), { type: small.type })
  } finally {
    picture.close()
  }
}
