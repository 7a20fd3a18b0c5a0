import { SpellingHelp } from '#app/form/SpellingHelp.tsx'
import { records } from '#i18n/en/app/records.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { TextInput } from '#ui/TextInput.tsx'

type Props = {
  /** The name in English, whose spellings are offered. */
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  maxLength: number
  label?: string
}

/** The Hindi name of a record. */
export const HindiNameInput = ({ name, label = records.nameHi, ...input }: Props) => (
  <SpellingHelp
    // Spellings of a name in Devanagari are English ones, which belong into another field.
    name={/[\u0900-\u097f]/.test(name) ? '' : name}
    value={input.value}
    onChoose={(value) => input.onChange({ target: { value } })}
  >
    <TextInput {...input} label={label} lang={LOCAL_LANGUAGE} />
  </SpellingHelp>
)
