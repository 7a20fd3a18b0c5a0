import { useEffect, useRef, type SubmitEvent } from 'react'
import { classifiedPath } from '#config/routes.ts'
import type { AdFilters } from '#shared/view/classified-filters.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Choose } from './choose.ts'
import type { AdTexts } from './texts.ts'
import type { AdChoices } from './use-ad-choices.ts'

type Props = {
  filters: AdFilters
  choices: AdChoices
  choose: Choose
  /** Enter or the button: the results are wanted now. */
  onSubmit: () => void
  t: AdTexts
}

const PAUSE_MS = 300

/**
 * What and where. A form like any other before React comes; afterwards the list follows the typing.
 */
export function AdSearch({ filters, choices, choose, onSubmit, t }: Props) {
  const input = useRef<HTMLInputElement>(null)
  /**
   * The words as they were last handed on; anything else in the address comes from elsewhere and is
   * shown.
   */
  const handedOn = useRef('')
  const timer = useRef(0)

  useEffect(() => {
    if (filters.search === handedOn.current) return
    handedOn.current = filters.search
    // Letters typed since then are on their way to the address, and stay.
    if (input.current && !timer.current) input.current.value = filters.search
  }, [filters.search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const handOn = (step: 'push' | 'replace') => {
    clearTimeout(timer.current)
    timer.current = 0
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
      action={classifiedPath()}
      autoComplete="off"
      onSubmit={submit}
    >
      <label>
        <Icon name="search" />
        <span className="sr-only">{t.what}</span>
        <input
          ref={input}
          type="search"
          name="search"
          enterKeyHint="search"
          placeholder={t.whatPlaceholder}
          maxLength={100}
          defaultValue=""
          onChange={type}
        />
      </label>
      <label>
        <Icon name="pin" />
        <span className="sr-only">{t.where}</span>
        <select
          name="city"
          value={filters.city}
          onChange={({ target }) => choose({ city: target.value })}
        >
          {choices.cities.map(({ value, text }) => (
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
