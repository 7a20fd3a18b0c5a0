import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { CallError } from '#client/call.ts'
import { settings } from '#i18n/en/app/settings.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Segments } from '#ui/Segments.tsx'
import { aspectOf, MAX_ZOOM, movedBy, partOf, WHOLE } from './frame.ts'
import type { Framed, Shape } from './frame.ts'

const t = settings.upload
const SHOWN = 300
/** Pixels of the longer side that is sent. */
const SENT = { logo: 960, icon: 256 }
const STEP = 16
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

type Props = { picture: ImageBitmap; isIcon: boolean; onDone: (path: string | null) => void }

/** Cuts out a logo, and sends that part as a PNG. A favicon is always square. */
export function LogoDialog({ picture, isIcon, onDone }: Props) {
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  const [shape, setShape] = useState<Shape>(isIcon ? 'square' : 'whole')
  const [framed, setFramed] = useState<Framed>(WHOLE)
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const aspect = aspectOf(picture, shape)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, framed, aspect, SHOWN * 2)
  }, [picture, framed, aspect])

  const move = (by: { x: number; y: number }) =>
    setFramed((was) => movedBy(picture, was, aspect, by, SHOWN))
  const resize = (zoom: number) =>
    setFramed((was) => ({ ...was, zoom: Math.min(MAX_ZOOM, Math.max(1, zoom)) }))
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key]
    if (by) move(by)
    else if (event.key === '+' || event.key === '=') resize(framed.zoom * 1.2)
    else if (event.key === '-') resize(framed.zoom / 1.2)
    else return
    event.preventDefault()
  }
  const drag = ({ clientX: x, clientY: y }: PointerEvent) => {
    const began = from.current
    if (!began) return
    from.current = { x, y }
    move({ x: x - began.x, y: y - began.y })
  }
  const send = async () => {
    setPercent(0)
    setProblem(null)
    try {
      const file = await cutOut(picture, framed, aspect, SENT[isIcon ? 'icon' : 'logo'])
      const { data } = await call('POST /uploads/website/logo', {
        files: { logo: [file] },
        onProgress: ({ sent, total }) => setPercent(Math.floor((sent / total) * 100)),
      })
      onDone(data.url)
    } catch (error) {
      setPercent(null)
      const { fields = {} } = error as Partial<CallError>
      setProblem(Object.values(fields)[0] ?? t.failed)
    }
  }
  const isBusy = percent !== null
  return (
    <Dialog
      open
      title={t.cropTitle}
      closeLabel={settings.close}
      locked={isBusy}
      onClose={() => onDone(null)}
    >
      <div className="form">
        <p id={`${id}-hint`}>{t.cropHint}</p>
        <canvas
          ref={canvas}
          className="logo-crop"
          role="img"
          tabIndex={0}
          aria-label={t.area}
          aria-describedby={`${id}-hint`}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            from.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={drag}
          onPointerUp={() => (from.current = null)}
          onPointerCancel={() => (from.current = null)}
        />
        {!isIcon && (
          <Segments
            label={t.shape}
            choices={(['whole', 'wide', 'square'] as const).map((value) => ({
              value,
              text: t.shapes[value],
            }))}
            chosen={shape}
            onChoose={(value) => setShape(value as Shape)}
          />
        )}
        <label className="field">
          <span className="field-label">{t.zoom}</span>
          <input
            type="range"
            className="logo-zoom"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={framed.zoom}
            onChange={({ target }) => resize(Number(target.value))}
          />
        </label>
        <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
        <div className="dialog-actions">
          <Button disabled={isBusy} onClick={() => onDone(null)}>
            {settings.cancel}
          </Button>
          <Button look="primary" busy={isBusy && t.sending(percent)} onClick={() => void send()}>
            {t.send}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function draw(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  framed: Framed,
  aspect: number,
  longest: number,
): void {
  const part = partOf(picture, framed, aspect)
  canvas.width = Math.max(1, Math.round(aspect >= 1 ? longest : longest * aspect))
  canvas.height = Math.max(1, Math.round(aspect >= 1 ? longest / aspect : longest))
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  const { left, top, width, height } = part
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

/** The chosen part as a PNG, which keeps what is transparent; never larger than it is. */
async function cutOut(
  picture: ImageBitmap,
  framed: Framed,
  aspect: number,
  most: number,
): Promise<File> {
  const part = partOf(picture, framed, aspect)
  const canvas = document.createElement('canvas')
  draw(canvas, picture, framed, aspect, Math.min(most, Math.max(part.width, part.height)))
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error(t.failed)
  return new File([blob], 'logo.png', { type: 'image/png' })
}
