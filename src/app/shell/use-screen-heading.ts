import { useEffect, useRef, type RefObject } from 'react'
import { getSiteIdentity } from './site-identity.ts'

let isFirst = true

/**
 * Names the page, and on the way from another screen gives the returned element the focus, so that
 * readers hear where they are. The first screen of a load leaves the focus to the browser.
 */
export function useScreenHeading(title: string): RefObject<HTMLDivElement & HTMLHeadingElement> {
  const place = useRef<HTMLDivElement & HTMLHeadingElement>(null!)
  useEffect(() => {
    document.title = `${title} · ${getSiteIdentity().name}`
  }, [title])
  useEffect(() => {
    if (!isFirst) place.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  return place
}
