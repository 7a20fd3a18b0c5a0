import { useEffect, useRef, type RefObject } from 'react'

/** Shows a file in the image that the answer is given to, and lets it go afterwards. */
export function usePreview(file: File | undefined): RefObject<HTMLImageElement | null> {
  const place = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!file || !place.current) return
    const address = URL.createObjectURL(file)
    place.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return place
}
