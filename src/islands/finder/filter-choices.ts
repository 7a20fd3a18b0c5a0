import { formatCount } from '#shared/rules/money.ts'
import type { Choice } from '#ui/Select.tsx'

/**
 * An entry of a filter's list: its name, and as `text` the name with the number of rows it would
 * leave.
 */
export interface FilterChoice extends Choice {
  name: string
}

export const toFilterChoice = (value: string, name: string, count = 0): FilterChoice => ({
  value,
  name,
  text: count > 0 ? `${name} (${formatCount(count)})` : name,
})

/**
 * The choice of no filter, the offered choices, and the active one even if it is not offered, since
 * it may come from the address; `names` may know its name.
 */
export function offerChoices(
  none: string,
  chosen: string,
  offered: FilterChoice[],
  names: FilterChoice[] = [],
): FilterChoice[] {
  const isMissing = chosen !== '' && !offered.some(({ value }) => value === chosen)
  const known = names.find(({ value }) => value === chosen)
  const missing = isMissing ? [known ?? toFilterChoice(chosen, chosen)] : []
  return [toFilterChoice('', none), ...offered, ...missing]
}

/** The name of what is chosen. */
export const nameOfChoice = (choices: readonly FilterChoice[], chosen: string): string =>
  choices.find(({ value }) => value === chosen)?.name ?? chosen
