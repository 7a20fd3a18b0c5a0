import { useEffect, useRef } from 'react'
import type { AdCreative } from '#contract/creatives.ts'
import { drawCreative } from '#views/creatives/draw-creative.ts'

/** `title` is used when a creative has no headline. */
type Props = { creative: AdCreative; title: string; className?: string }

/** A creative as the site draws it, for a slot around it. */
export function RenderedCreative({ creative, title, className }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.replaceChildren(drawCreative(creative, title))
  }, [creative, title])
  return <div className={className} ref={place} />
}
