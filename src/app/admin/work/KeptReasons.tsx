import { work as t } from '#i18n/en/app/work.ts'

type Props = {
  reasons: readonly string[]
  /** What is written; a ticked reason is a part of it. */
  words: string
  onChange: (words: string) => void
  legend?: string
}

/** Reasons that are kept, to be ticked instead of typed. */
export const KeptReasons = ({ reasons, words, onChange, legend = t.keptReasons }: Props) => (
  <fieldset className="reasons">
    <legend>{legend}</legend>
    {reasons.map((reason) => (
      <label key={reason}>
        <input
          type="checkbox"
          checked={words.includes(reason)}
          onChange={({ target }) =>
            onChange(
              target.checked
                ? [words.trim(), reason].filter(Boolean).join('\n')
                : words.replace(reason, '').trim(),
            )
          }
        />
        <span>{reason}</span>
      </label>
    ))}
  </fieldset>
)
