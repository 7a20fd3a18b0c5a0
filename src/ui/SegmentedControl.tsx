export type Segment = { value: string; text: string }

type Props = {
  label: string
  choices: readonly Segment[]
  chosen: string
  onChoose: (value: string) => void
}

/** A choice of one among a few visible ones: days, weeks or months. */
export function SegmentedControl({ label, choices, chosen, onChoose }: Props) {
  return (
    <div className="segments" role="group" aria-label={label}>
      {choices.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          className="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
