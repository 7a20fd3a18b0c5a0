import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import type { CallError } from '#client/call.ts'
import type { UploadProgress } from '#client/send-files.ts'
import { crop as t } from '#i18n/en/app/crop.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { cropToFile, drawCrop, type CropFileType } from './crop-to-file.ts'
import { MAX_ZOOM, moveFrame, clampZoom, INITIAL_FRAME, type CropFrame } from './crop-frame.ts'

/** Pixels of the longer side of the window: enough for a screen of twice the density. */
const DRAWN = 600
const STEP = 16
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

type Props = {
  title: string
  /** The words of the button that sends. */
  sends: string
  picture: ImageBitmap
  /** Width to height of the window. */
  aspect: number
  isRound?: boolean
  /** Pixels of the longer side that is sent, at most. */
  most: number
  type: CropFileType
  send: (file: File, onProgress: (progress: UploadProgress) => void) => Promise<void>
  /** The message when the upload fails. */
  failed: (error: Partial<CallError>) => string
  onClose: () => void
  /** Chooses another shape of the window. */
  children?: ReactNode
}

/** Moves and sizes a picture in a window, and sends the part that is seen there. */
export function CropDialog(props: Props) {
  const { title, sends, picture, aspect, isRound, most, type, send, failed, onClose } = props
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  const [framed, setFramed] = useState<CropFrame>(INITIAL_FRAME)
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, { picture, framed, aspect }, DRAWN, type)
  }, [picture, framed, aspect, type])

  const move = (by: { x: number; y: number }) => {
    const shown = canvas.current?.clientWidth
    if (shown) setFramed((was) => moveFrame(picture, was, aspect, by, shown))
  }
  const resize = (zoom: number) => setFramed((was) => ({ ...was, zoom: clampZoom(zoom) }))
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
  const submit = async () => {
    setPercent(0)
    setProblem(null)
    try {
      await send(await cropToFile({ picture, framed, aspect }, most, type), ({ sent, total }) =>
        setPercent(Math.floor((sent / total) * 100)),
      )
    } catch (error) {
      setPercent(null)
      setProblem(failed(error as Partial<CallError>))
    }
  }
  const isBusy = percent !== null
  return (
    <Dialog open title={title} closeLabel={t.close} locked={isBusy} onClose={onClose}>
      <div className="form">
        <p id={`${id}-hint`}>{t.hint}</p>
        <canvas
          ref={canvas}
          className={isRound ? 'crop crop-round' : 'crop'}
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
        {props.children}
        <label className="field">
          <span className="field-label">{t.zoom}</span>
          <input
            type="range"
            className="crop-zoom"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={framed.zoom}
            onChange={({ target }) => resize(Number(target.value))}
          />
        </label>
        <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
        <DialogActions
          cancel={t.cancel}
          confirm={sends}
          busy={isBusy && t.sending(percent)}
          onCancel={onClose}
          onConfirm={() => void submit()}
        />
      </div>
    </Dialog>
  )
}
