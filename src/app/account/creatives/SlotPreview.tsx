import { useState } from 'react'
import { RenderedCreative } from '#app/creatives/RenderedCreative.tsx'
import { PagePreview } from '#app/creatives/PagePreview.tsx'
import { formatSize } from '#app/creatives/format-size.ts'
import { useElementWidth } from '#app/shell/use-element-width.ts'
import type { AdCreative } from '#contract/creatives.ts'
import { creatives } from '#i18n/en/creatives.ts'
import { creativesApp } from '#i18n/en/app/creatives-app.ts'
import type { AdPosition } from '#shared/rules/ad-specs.ts'
import { AD_SIZES, areSizesCompatible } from '#shared/rules/ad-slots.ts'
import { Select } from '#ui/Select.tsx'

const t = creativesApp.preview

/** Slots that show a creative of this size; a size without its own slot fits all of them. */
export function getSlotsForSize(size: string): readonly string[] {
  const isOfSlot = (AD_SIZES as readonly string[]).includes(size)
  return AD_SIZES.filter((slot) => !isOfSlot || areSizesCompatible(size, slot))
}

type Drawn = { creative: AdCreative; title: string }

/**
 * A creative as the site draws it in a slot of this size, smaller where there is no room for the
 * whole width. The screen's sheet has the site's own styles of what fills a slot.
 */
export function AdInSlot({ size, ...drawn }: Drawn & { size: string }) {
  const [place, room] = useElementWidth()
  const width = wideOf(size)
  // On a phone a wide slot is as wide as the screen and drawn in another way.
  const zoom = width > room && !isPhone() ? room / width : 1
  return (
    <div ref={place}>
      {room > 0 && (
        <div className={`ad-slot ad-${size}`} style={zoom < 1 ? { width, zoom } : {}}>
          <div className="ad-frame">
            <RenderedCreative {...drawn} className="contents" />
            <span className="ad-mark">{creatives.mark}</span>
            <span className="ad-why" aria-hidden="true" />
          </div>
        </div>
      )}
    </div>
  )
}

const wideOf = (size: string): number => Number(/^\d+/.exec(size)?.[0] ?? 0)
/** As wide as in `ad.css`. */
const isPhone = (): boolean => !matchMedia('(min-width: 47.5em)').matches

type PreviewProps = Drawn & { size: string; position: AdPosition }

/** The creative on a mock page, with a choice of slots. */
export function SlotPreview({ creative, title, size, position }: PreviewProps) {
  const slots = getSlotsForSize(size)
  const [chosen, choose] = useState<string>(size)
  const slot = slots.includes(chosen) ? chosen : slots[0]!
  return (
    <section className="stack stack-s" aria-label={t.title}>
      <h3>{t.title}</h3>
      {slots.length > 1 && (
        <Select
          label={t.slot}
          value={slot}
          choices={slots.map((value) => ({ value, text: formatSize(value) }))}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      <PagePreview {...{ creative, title, position }} size={slot} starts="phone" />
      {creative.type === 'rich_media' && !creative.frameUrl && (
        <p className="mute">{t.htmlLater}</p>
      )}
    </section>
  )
}
