import { Button } from '#ui/Button.tsx'
import { ChosenChip } from '#ui/Chip.tsx'

type Props<Name extends string> = {
  names: readonly Name[]
  wordsOf: (name: Name) => string
  onRemove: (name: Name) => void
  onClear: () => void
  t: { removeFilter: (words: string) => string; clear: string }
}

/** The active filters, each with a button that removes it. */
export function ActiveFilters<Name extends string>(props: Props<Name>) {
  const { names, wordsOf, onRemove, onClear, t } = props
  if (names.length === 0) return null
  return (
    <div className="chosen chips">
      {names.map((name) => (
        <ChosenChip key={name} label={t.removeFilter(wordsOf(name))} onClick={() => onRemove(name)}>
          {wordsOf(name)}
        </ChosenChip>
      ))}
      <Button look="bare" onClick={onClear}>
        {t.clear}
      </Button>
    </div>
  )
}
