import shown from '#styles/ad-shown.css?url'
import page from '#styles/app/screens/drawn-page.css?url'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRoom } from '#app/shell/use-room.ts'
import type { AdCreative } from '#contract/creatives.ts'
import { inItsPlace as t } from '#i18n/en/app/in-its-place.ts'
import type { AD_POSITIONS } from '#shared/rules/ad-slots.ts'
import { Segments } from '#ui/Segments.tsx'
import { drawCreative } from '#views/creatives/draw-creative.ts'
import { drawnPage } from './drawn-page.ts'

const WIDTHS = { wide: 1000, phone: 360 } as const
const FIRST_HEIGHT = 480

type Props = {
  creative: AdCreative
  /** What stands where a creative has no headline. */
  title: string
  size: string
  position: (typeof AD_POSITIONS)[number]
  /** How it is seen first. */
  starts?: keyof typeof WIDTHS
}

/**
 * A creative where it would stand: a drawn page in a frame of its own, as wide as a desktop's or a
 * phone's, so that the slot is as large as there, in either theme, by the site's own styles.
 */
export function InItsPlace({ creative, title, size, position, starts = 'wide' }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [place, room] = useRoom()
  const [device, setDevice] = useState<keyof typeof WIDTHS>(starts)
  const [theme, setTheme] = useState<'light' | 'dark'>(themeNow)
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
      <div className="row row-apart">
        <Segments
          label={t.device}
          choices={[
            { value: 'wide', text: t.wide },
            { value: 'phone', text: t.phone },
          ]}
          chosen={device}
          onChoose={(value) => setDevice(value as keyof typeof WIDTHS)}
        />
        <Segments
          label={t.theme}
          choices={[
            { value: 'light', text: t.light },
            { value: 'dark', text: t.dark },
          ]}
          chosen={theme}
          onChoose={(value) => setTheme(value as 'light' | 'dark')}
        />
      </div>
      <div ref={place} className="slot-place" style={{ height: height * scale }}>
        {room > 0 && (
          <iframe
            // Another size or position is another page.
            key={`${size} ${position}`}
            ref={frame}
            srcDoc={drawnPage({ size, position, styles: [shown, page] })}
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
const themeNow = (): 'light' | 'dark' => {
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
