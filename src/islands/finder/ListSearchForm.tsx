import type { ComponentProps } from 'react'
import type { IconName } from '#shared/drawings/drawings.ts'
import { Icon } from '#ui/Icon.tsx'
import type { SelectOption } from '#ui/Select.tsx'

type Props = ComponentProps<'form'> & {
  /** The box of words. */
  words: ComponentProps<'input'> & { label: string }
  choice: ComponentProps<'select'> & {
    icon: IconName
    label: string
    choices: readonly SelectOption[]
  }
  button: string
}

/** Words and one choice, above a list: a form like any other before React comes. */
export function ListSearchForm({ words, choice, button, className, children, ...form }: Props) {
  const { label, ...input } = words
  const { icon, label: choiceLabel, choices, ...select } = choice
  return (
    <form role="search" className={`finder finder-two finder-framed ${className}`} {...form}>
      {children}
      <label>
        <Icon name="search" />
        <span className="sr-only">{label}</span>
        <input type="search" name="search" enterKeyHint="search" maxLength={100} {...input} />
      </label>
      <label>
        <Icon name={icon} />
        <span className="sr-only">{choiceLabel}</span>
        <select {...select}>
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-accent">
        {button}
      </button>
    </form>
  )
}
