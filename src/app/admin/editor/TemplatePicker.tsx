import { useState } from 'react'
import { editor as t } from '#i18n/en/app/editor.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { READS_HINDI } from '#shared/text/local-language.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { TEMPLATES_EN } from './templates/en.ts'
import { TEMPLATES_HI } from './templates/hi.ts'
import type { Template } from './templates/template.ts'

const TEMPLATES = { en: TEMPLATES_EN, hi: TEMPLATES_HI }

type Props = {
  /** Of the text so far. */
  language: string
  hasText: boolean
  onUse: (template: Template) => void
}

/** Posts of six kinds to begin with, in English and where it is read in Hindi. */
export default function TemplatePicker({ language: first, hasText, onUse }: Props) {
  const [language, setLanguage] = useState<'en' | 'hi'>(first === 'hi' ? 'hi' : 'en')
  return (
    <div className="stack">
      {READS_HINDI && (
        <SegmentedControl
          label={t.template.language}
          choices={(['en', 'hi'] as const).map((value) => ({
            value,
            text: t.template.languages[value],
          }))}
          chosen={language}
          onChoose={(value) => setLanguage(value as typeof language)}
        />
      )}
      {hasText && <p className="notice">{t.template.replaces}</p>}
      <ul className="editor-templates">
        {TEMPLATES[language].map((template) => (
          <li key={template.name} lang={language}>
            <Icon name={template.icon} />
            <b>{template.name}</b>
            <p>{template.description}</p>
            <Button
              aria-label={`${t.template.use}: ${template.name}`}
              onClick={() => onUse(template)}
            >
              {t.template.use}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
