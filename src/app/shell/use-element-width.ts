import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** A place on the screen, and how wide it is now in pixels; 0 until it is there. */
export function useElementWidth(): [place: RefObject<HTMLDivElement | null>, room: number] {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const box = place.current
    if (!box) return
    const observer = new ResizeObserver(() => setRoom(box.clientWidth))
    observer.observe(box)
    setRoom(box.clientWidth)
    return () => observer.disconnect()
  }, [])
  return [place, room]
}
