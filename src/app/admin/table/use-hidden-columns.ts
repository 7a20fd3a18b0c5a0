import { useState } from 'react'

const keyOf = (name: string) => `columns-hidden:${name}`

/**
 * The columns of a table that somebody does not want to see, remembered on the device; at first
 * those of `standard`.
 */
export function useHiddenColumns(name: string, standard: readonly string[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(read(name) ?? standard))
  const hide = (after: ReadonlySet<string>) => {
    setHidden(after)
    try {
      localStorage.setItem(keyOf(name), JSON.stringify([...after]))
    } catch {
      // Storage is full or blocked: the choice lasts until the page is left.
    }
  }
  return [hidden, hide] as const
}

function read(name: string): string[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : undefined
  } catch {
    return undefined
  }
}
