import { useEffect, useRef, type RefObject } from 'react'

const WIDTH = 320

/** Shows a file in the image that the answer is given to; tells of one that cannot be drawn. */
export function useFilePreview(
  file: File | undefined,
  onUnreadable?: (isUnreadable: true) => void,
): RefObject<HTMLImageElement | null> {
  const place = useRef<HTMLImageElement>(null)
  useEffect(() => {
    let isHere = true
    if (file)
      void thumbnailOf(file).then((address) => {
        if (!isHere) return
        if (!address) onUnreadable?.(true)
        else if (place.current) place.current.src = address
      })
    return () => {
      isHere = false
    }
  }, [file, onUnreadable])
  return place
}

/**
 * A small copy as a `data:` address: the pages' policy allows no images from `blob:`. Null for what
 * this browser cannot read.
 */
async function thumbnailOf(file: File): Promise<string | null> {
  const options = { imageOrientation: 'from-image', resizeWidth: WIDTH } as const
  const picture = await createImageBitmap(file, options).catch(() => null)
  if (!picture) return null
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.8)
}
