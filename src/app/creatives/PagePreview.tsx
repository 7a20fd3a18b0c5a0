import shown from '#styles/ad-shown.css?url'
import page from '#styles/app/screens/drawn-page.css?url'
import { useCallback, useEffect, useRef, useState } from 'react'
import { PreviewOptions, type Device, type Theme } from '#app/shell/PreviewOptions.tsx'
import { useElementWidth } from '#app/shell/use-element-width.ts'
import type { AdCreative } from '#contract/creatives.ts'
import { previewOptions as t } from '#i18n/en/app/preview-options.ts'
import type { AD_POSITIONS } from '#shared/rules/ad-slots.ts'
import { drawCreative } from '#views/creatives/draw-creative.ts'
import { renderMockPage } from './mock-page.ts'

const WIDTHS: Record<Device, number> = { wide: 1000, phone: 360 }
const FIRST_HEIGHT = 480

type Props = {
  creative: AdCreative
  /** Used when a creative has no headline. */
  title: string
  size: string
  position: (typeof AD_POSITIONS)[number]
  /** How it is seen first. */
  starts?: Device
}

/**
 * A creative on a mock page in an iframe, as wide as a desktop or a phone so that the slot has its
 * real size, in either theme and with the site's own styles.
 */
export function PagePreview({ creative, title, size, position, starts = 'wide' }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [place, room] = useElementWidth()
  const [device, setDevice] = useState<Device>(starts)
  const [theme, setTheme] = useState<Theme>(themeNow)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const width = WIDTHS[device]
  const scale = Math.min(1, room / width)

  const fill = useCallback(() => {
    const drawn = frame.current?.contentDocument
    const slot = drawn?.querySelector('.ad-frame')
    if (!drawn || !slot) return
    drawn.documentElement.dataset['theme'] = theme
    slot.replaceChildren(drawCreative(creative, title), markOf(drawn))
    setHeight(drawn.body.offsetHeight)
  }, [creative, title, theme])
  useEffect(fill, [fill, width])

  return (
    <div className="stack stack-s">
      <PreviewOptions {...{ device, theme }} onDevice={setDevice} onTheme={setTheme} />
      <div ref={place} className="slot-place" style={{ height: height * scale }}>
        {room > 0 && (
          <iframe
            // Another size or position is another page.
            key={`${size} ${position}`}
            ref={frame}
            srcDoc={renderMockPage({ size, position, styles: [shown, page] })}
            title={t.frame(title)}
            sandbox="allow-same-origin"
            onLoad={fill}
            style={{
              width,
              height,
              transform: `scale(${scale})`,
              marginInlineStart: Math.max(0, (room - width * scale) / 2),
            }}
          />
        )}
      </div>
    </div>
  )
}

/** The theme that the app is in. */
const themeNow = (): Theme => {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function markOf(page: Document): HTMLElement {
  const mark = page.createElement('span')
  mark.className = 'ad-mark'
  mark.textContent = t.mark
  return mark
}
