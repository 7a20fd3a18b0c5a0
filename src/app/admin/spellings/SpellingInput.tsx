import { useState, type FormEvent } from 'react'
import { adminSpellings as t } from '#i18n/en/app/admin-spellings.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'

type Props = {
  /** The likeliest spelling, to be corrected. */
  start: string
  language: 'hi' | 'en'
  onSave: (spelling: string) => void
  onCancel: () => void
}

const MAX_LENGTH = 200

/** A spelling of one's own. */
export function SpellingInput({ start, language, onSave, onCancel }: Props) {
  const [value, setValue] = useState(start)
  const [problem, setProblem] = useState<string | undefined>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim()) onSave(value.trim())
    else setProblem(t.enter)
  }
  return (
    <form className="spelling-input" onSubmit={submit} noValidate>
      <TextInput
        label={language === 'hi' ? t.inHindi : t.inEnglish}
        lang={language}
        value={value}
        error={problem}
        maxLength={MAX_LENGTH}
        autoFocus
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <div className="row">
        <Button look="primary" type="submit">
          {t.save}
        </Button>
        <Button look="line" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
