import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CallError } from '#client/call.ts'
import { profile as t } from '#i18n/en/app/profile.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { MAX_ZOOM, moved, squareOf, WHOLE, within, type Crop } from './crop.ts'

/** Pixels of the photo that is sent: enough for any place that shows it. */
const SENT = 640
const SHOWN = 288
const STEP = 16
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

type Props = { picture: ImageBitmap; onDone: (said: string | null) => void }

/** Moves and sizes a picture in a square, and sends that square alone. */
export function CropDialog({ picture, onDone }: Props) {
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const client = useQueryClient()
  useEffect(() => draw(canvas.current, picture, crop), [picture, crop])

  const resize = (zoom: number) => setCrop((was) => within(picture, { ...was, zoom }))
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key]
    if (by) setCrop((was) => moved(picture, was, by, SHOWN))
    else if (event.key === '+' || event.key === '=') resize(crop.zoom * 1.2)
    else if (event.key === '-') resize(crop.zoom / 1.2)
    else return
    event.preventDefault()
  }
  const drag = ({ clientX: x, clientY: y }: PointerEvent) => {
    const began = from.current
    if (!began) return
    from.current = { x, y }
    setCrop((was) => moved(picture, was, { x: x - began.x, y: y - began.y }, SHOWN))
  }
  const send = async () => {
    setPercent(0)
    setProblem(null)
    try {
      await call('POST /users/profile/upload-photo', {
        files: { profilePhoto: [await cutOut(picture, crop)] },
        onProgress: ({ sent, total }) => setPercent(Math.floor((sent / total) * 100)),
      })
      await client.invalidateQueries({ queryKey: ['GET /users/profile'] })
      onDone(t.photo.uploaded)
    } catch (error) {
      setPercent(null)
      const { fields = {}, said } = error as Partial<CallError>
      setProblem(Object.values(fields)[0] ?? said ?? t.photo.failed)
    }
  }
  const isBusy = percent !== null
  return (
    <Dialog
      open
      title={t.photo.cropTitle}
      closeLabel={t.close}
      locked={isBusy}
      onClose={() => onDone(null)}
    >
      <div className="form">
        <p id={`${id}-hint`}>{t.photo.cropHint}</p>
        <canvas
          ref={canvas}
          className="crop"
          width={SHOWN * 2}
          height={SHOWN * 2}
          role="img"
          tabIndex={0}
          aria-label={t.photo.cropArea}
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
        <label className="field">
          <span className="field-label">{t.photo.zoom}</span>
          <input
            type="range"
            className="crop-zoom"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => resize(Number(event.target.value))}
          />
        </label>
        <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
        <div className="dialog-actions">
          <Button disabled={isBusy} onClick={() => onDone(null)}>
            {t.cancel}
          </Button>
          <Button
            look="primary"
            busy={isBusy && t.photo.uploading(percent)}
            onClick={() => void send()}
          >
            {t.photo.upload}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, crop: Crop): void {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  const { left, top, side } = squareOf(picture, crop)
  // Transparent pictures get a ground, as JPEG knows none.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The chosen square as a JPEG of a few dozen kilobytes. */
async function cutOut(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(SENT, Math.ceil(squareOf(picture, crop).side))
  draw(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.85),
  )
  if (!blob) throw new Error(t.photo.unreadable)
  return new File([blob], 'profile.jpg', { type: 'image/jpeg' })
}
