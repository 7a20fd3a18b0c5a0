import { work as t } from '#i18n/en/app/work.ts'
import { toggleReason } from './toggle-reason.ts'

type Props = {
  reasons: readonly string[]
  /** What is written; a ticked reason is a part of it. */
  words: string
  onChange: (words: string) => void
  legend?: string
  /** Whether the form ticks them by their numbers, which are shown then. */
  hasKeys?: boolean
}

/** Saved reasons to tick instead of typing. */
export const SavedReasons = ({
  reasons,
  words,
  onChange,
  legend = t.keptReasons,
  hasKeys = false,
}: Props) => (
  <fieldset className="reasons">
    <legend>{legend}</legend>
    {reasons.map((reason, at) => (
      <label key={reason}>
        <input
          type="checkbox"
          checked={words.includes(reason)}
          onChange={() => onChange(toggleReason(words, reason))}
        />
        <span>{reason}</span>
        {hasKeys && (
          <kbd className="key" aria-hidden="true">
            {at + 1}
          </kbd>
        )}
      </label>
    ))}
  </fieldset>
)
