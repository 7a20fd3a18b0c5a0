import { useEffect, useRef, useState } from 'react'
import type { AdCreative } from '#contract/creatives.ts'
import { creatives } from '#i18n/en/creatives.ts'
import { creativesApp } from '#i18n/en/app/creatives-app.ts'
import { AD_SIZES, RESPONSIVE, sizesFit } from '#shared/rules/ad-slots.ts'
import { Segments } from '#ui/Segments.tsx'
import { Select } from '#ui/Select.tsx'
import { drawCreative } from '#views/creatives/draw-creative.ts'
import { SlotFrame } from './SlotFrame.tsx'

const t = creativesApp.preview

const sizeText = (size: string): string =>
  size === RESPONSIVE ? t.responsive : size.replace('x', ' × ')

/** Slots in which a creative of this size stands; one of no slot's size stands in all. */
export function slotsFor(size: string): readonly string[] {
  const isOfSlot = (AD_SIZES as readonly string[]).includes(size)
  return AD_SIZES.filter((slot) => !isOfSlot || sizesFit(size, slot))
}

/** Of the screens that are shown, and of the place for them. */
const WIDTHS = { phone: 360, desktop: 1000 } as const
const WITHIN = 328
/** What stands above and below the slot. */
const AROUND = 130

const heightOf = (slot: string): number => Number(slot.split('x')[1] ?? 90)

type Drawn = { creative: AdCreative; title: string }

/**
 * A creative as the site draws it in a slot of this size. The screen's sheet has the site's own
 * styles of what fills a slot.
 */
export function AdInSlot({ creative, title, size }: Drawn & { size: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.replaceChildren(drawCreative(creative, title))
  }, [creative, title])
  return (
    <div className={`ad-slot ad-${size}`}>
      <div className="ad-frame">
        <div className="ad-drawn" ref={place} />
        <span className="ad-mark">{creatives.mark}</span>
        <span className="ad-why" aria-hidden="true" />
      </div>
    </div>
  )
}

/** The same with a choice of slot, of colours and of screen. */
export function SlotPreview({ size, ...drawn }: Drawn & { size: string }) {
  const slots = slotsFor(size)
  const [chosen, choose] = useState<string>(size)
  const [look, setLook] = useState('light')
  const [screen, setScreen] = useState<keyof typeof WIDTHS>('phone')
  const slot = slots.includes(chosen) ? chosen : slots[0]!
  return (
    <section className="stack stack-s" aria-label={t.title}>
      <h3>{t.title}</h3>
      <div className="row preview-ways">
        {slots.length > 1 && (
          <Select
            label={t.slot}
            value={slot}
            choices={slots.map((value) => ({ value, text: sizeText(value) }))}
            onChange={({ target }) => choose(target.value)}
          />
        )}
        <Segments
          label={t.look}
          choices={[
            { value: 'light', text: t.light },
            { value: 'dark', text: t.dark },
          ]}
          chosen={look}
          onChoose={setLook}
        />
        <Segments
          label={t.screen}
          choices={[
            { value: 'phone', text: t.phone },
            { value: 'desktop', text: t.desktop },
          ]}
          chosen={screen}
          onChoose={(value) => setScreen(value as keyof typeof WIDTHS)}
        />
      </div>
      <SlotFrame
        key={screen}
        label={t.label}
        look={look}
        width={WIDTHS[screen]}
        within={WITHIN}
        height={heightOf(slot) + AROUND}
      >
        <div className="slot-page">
          <i />
          <i />
          <AdInSlot {...drawn} size={slot} />
          <i />
        </div>
      </SlotFrame>
      {drawn.creative.type === 'rich_media' && !drawn.creative.frameUrl && (
        <p className="mute">{t.htmlLater}</p>
      )}
    </section>
  )
}
