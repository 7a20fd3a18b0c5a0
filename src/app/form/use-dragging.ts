import { useEffect, useRef, useState, type ButtonHTMLAttributes } from 'react'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Orders items by a grip: the held item moves to the place it is dragged over, by finger or mouse;
 * the arrow keys move it by one. A place carries its number as `data-place`. The document follows
 * the pointer, because a grip that moves in the page with its place loses a capture.
 */
export function useDragReorder(onMove: (id: string, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const held = useRef<Element | null>(null)
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  useEffect(() => {
    if (dragged === null) return
    const pull = (event: PointerEvent) => {
      const below = document.elementFromPoint(event.clientX, event.clientY)
      const place = below?.closest<HTMLElement>('[data-place]')
      if (!place || place.contains(held.current)) return
      move.current(dragged, Number(place.dataset['place']))
    }
    const letGo = () => setDragged(null)
    document.addEventListener('pointermove', pull)
    document.addEventListener('pointerup', letGo)
    document.addEventListener('pointercancel', letGo)
    return () => {
      document.removeEventListener('pointermove', pull)
      document.removeEventListener('pointerup', letGo)
      document.removeEventListener('pointercancel', letGo)
    }
  }, [dragged])
  const grip = (
    id: string,
    onStep: (step: number) => void,
  ): ButtonHTMLAttributes<HTMLButtonElement> => ({
    onPointerDown: (event) => {
      held.current = event.currentTarget
      setDragged(id)
    },
    onKeyDown: (event) => {
      const step = STEPS[event.key]
      if (!step) return
      event.preventDefault()
      onStep(step)
    },
  })
  return { dragged, grip }
}
