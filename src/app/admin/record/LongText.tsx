import { Field, type FieldTexts } from '#ui/Field.tsx'

type Props = FieldTexts & {
  value: string
  max: number
  rows?: number
  lang?: string
  onChange: (event: { target: { value: string } }) => void
}

/**
 * A text of several lines. `TextArea` is shared with public dialogs, which would load it as one
 * more file if the app had it too.
 */
export const LongText = ({ value, max, rows = 3, lang, onChange, ...texts }: Props) => (
  <Field {...texts}>
    {(control) => (
      <textarea
        {...control}
        className="input"
        lang={lang}
        value={value}
        maxLength={max}
        rows={rows}
        onChange={onChange}
      />
    )}
  </Field>
)
