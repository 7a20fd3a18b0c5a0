import { useState, type ButtonHTMLAttributes } from 'react'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Ordering by a grip: what is held goes to the place it is pulled over, with a finger as with a
 * mouse; the arrow keys move it by one. A place carries its number as `data-place`.
 */
export function useDragged(onMove: (id: string, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const grip = (
    id: string,
    onStep: (step: number) => void,
  ): ButtonHTMLAttributes<HTMLButtonElement> => ({
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(id)
    },
    onPointerMove: (event) => {
      if (dragged !== id) return
      const below = document.elementFromPoint(event.clientX, event.clientY)
      const place = below?.closest<HTMLElement>('[data-place]')
      if (!place || place.contains(event.currentTarget)) return
      onMove(id, Number(place.dataset['place']))
    },
    onLostPointerCapture: () => setDragged(null),
    onPointerUp: () => setDragged(null),
    onKeyDown: (event) => {
      const step = STEPS[event.key]
      if (!step) return
      event.preventDefault()
      onStep(step)
    },
  })
  return { dragged, grip }
}
