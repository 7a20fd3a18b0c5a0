import { useEffect, useRef, type ComponentProps, type SubmitEvent } from 'react'
import type { HistoryStep } from '#islands/navigation/current-path.ts'

const PAUSE_MS = 300

/**
 * A search box that the address follows as one types, and that follows the address: words that come
 * from elsewhere, as by Back, are shown in it. Letters that are still on their way to the address
 * are never undone. Returns the props of the box and its form; `onSubmit` applies the words at
 * once.
 */
export function useTypedSearch(
  inAddress: string,
  onSearch: (words: string, step: HistoryStep) => void,
): {
  box: Pick<ComponentProps<'input'>, 'ref' | 'defaultValue' | 'onChange'>
  submit: (event: SubmitEvent) => void
} {
  const input = useRef<HTMLInputElement>(null)
  const handedOn = useRef('')
  const timer = useRef(0)

  useEffect(() => {
    if (inAddress === handedOn.current) return
    handedOn.current = inAddress
    if (input.current && !timer.current) input.current.value = inAddress
  }, [inAddress])
  useEffect(() => () => clearTimeout(timer.current), [])

  const handOn = (step: HistoryStep) => {
    clearTimeout(timer.current)
    timer.current = 0
    handedOn.current = input.current?.value.trim() ?? ''
    onSearch(handedOn.current, step)
  }
  const onChange = () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => handOn('replace'), PAUSE_MS)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    handOn('push')
  }
  return { box: { ref: input, defaultValue: '', onChange }, submit }
}
