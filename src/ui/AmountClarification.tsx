import { formatRupees } from '#shared/rules/money.ts'
import { parseTypedRupees } from '#shared/rules/typed-rupees.ts'
import { Button } from './Button.tsx'

type Props = {
  /** What was typed. */
  typed: string
  texts: { ask: (rupees: string) => string; yes: string }
  /** Takes the place of what was typed: the same amount in digits. */
  onYes: (digits: string) => void
}

/** Asks what "1.5 lakh" is meant to be; nothing for an amount in digits. */
export function AmountClarification({ typed, texts, onYes }: Props) {
  const read = parseTypedRupees(typed)
  const rupees = read?.isInWords ? formatRupees(read.rupees) : null
  return (
    <span role="status">
      {rupees && (
        <span className="row">
          <span>{texts.ask(rupees)}</span>
          <Button onClick={() => onYes(rupees.slice(1))}>{texts.yes}</Button>
        </span>
      )}
    </span>
  )
}
