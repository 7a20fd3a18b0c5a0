import { useEffect, useLayoutEffect, useRef, type SubmitEvent } from 'react'
import { listPath } from '#config/routes.ts'
import type { BusinessFilters } from '#shared/view/business-filters.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Choose } from './choose.ts'
import type { ListTexts } from './texts.ts'
import type { FilterChoices } from './use-filter-choices.ts'

type Props = {
  filters: BusinessFilters
  choices: FilterChoices
  choose: Choose
  /** Enter or the button: the results are wanted now. */
  onSubmit: () => void
  t: ListTexts
}

const PAUSE_MS = 300
const MAX_LENGTH = 100

/**
 * What and where. A form like any other before React comes; afterwards the list follows the typing.
 */
export function SearchBox({ filters, choices, choose, onSubmit, t }: Props) {
  const input = useRef<HTMLInputElement>(null)
  /**
   * The words as they were last handed on; anything else in the address comes from elsewhere and is
   * shown.
   */
  const handedOn = useRef('')
  const inAddress = useRef(filters.search)
  const timer = useRef(0)

  // What was typed before React came is handed on by useTakeOver.
  useLayoutEffect(() => {
    handedOn.current = input.current?.value.trim() ?? ''
  }, [])

  useEffect(() => {
    if (!input.current || filters.search === inAddress.current) return
    inAddress.current = filters.search
    // Neither what was typed before React came (on its way to the address by now) nor the letters
    // since are undone.
    const isTyping = input.current.value.trim() !== handedOn.current
    if (filters.search === handedOn.current || isTyping) return
    handedOn.current = filters.search
    input.current.value = filters.search
  }, [filters.search])

  useEffect(() => () => clearTimeout(timer.current), [])

  const handOn = (step: 'push' | 'replace') => {
    clearTimeout(timer.current)
    handedOn.current = input.current?.value.trim() ?? ''
    choose({ search: handedOn.current }, step)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    handOn('push')
    onSubmit()
  }
  const type = () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => handOn('replace'), PAUSE_MS)
  }

  return (
    <form
      className="finder finder-two finder-framed mt-5"
      role="search"
      action={listPath()}
      autoComplete="off"
      onSubmit={submit}
    >
      <noscript>
        <input type="hidden" name="noscript" value="1" />
      </noscript>
      <label>
        <Icon name="search" />
        <span className="sr-only">{t.what}</span>
        <input
          ref={input}
          id="search"
          type="search"
          name="search"
          enterKeyHint="search"
          placeholder={t.whatPlaceholder}
          maxLength={MAX_LENGTH}
          defaultValue=""
          data-suggest=""
          onChange={type}
        />
      </label>
      <label>
        <Icon name="pin" />
        <span className="sr-only">{t.where}</span>
        <select
          name="location"
          value={filters.location}
          onChange={({ target }) => choose({ location: target.value })}
        >
          {choices.towns.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-accent">
        {t.search}
      </button>
    </form>
  )
}
