import { Field, type FieldTexts } from '#ui/Field.tsx'

type Props = FieldTexts & {
  value: string
  max: number
  rows?: number
  lang?: string
  /** Shows how much of `max` is used. */
  isCounted?: boolean
  onChange: (event: { target: { value: string } }) => void
}

/**
 * A text of several lines. `TextArea` is shared with public dialogs, which would load it as one
 * more file if the app had it too.
 */
export const LongTextField = (props: Props) => {
  const { value, max, rows = 3, lang, isCounted = false, onChange, ...texts } = props
  return (
    <Field {...texts}>
      {(control) => (
        <>
          <textarea
            {...control}
            className="input"
            lang={lang}
            value={value}
            maxLength={max}
            rows={rows}
            onChange={onChange}
          />
          {isCounted && (
            <span className="field-count num">
              {value.normalize().length}/{max}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
