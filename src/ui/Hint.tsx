import { useId } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  /** The button's name: `How is this counted?`. */
  label: string
  children: string
}

/**
 * A short explanation behind an (i): a press opens it, Escape or a press elsewhere closes it. The
 * browser's own popover, so it works with a finger too.
 */
export function Hint({ label, children }: Props) {
  const id = useId()
  return (
    <>
      <button type="button" className="why-button" aria-label={label} popoverTarget={id}>
        <Icon name="info" />
      </button>
      <span id={id} popover="auto" className="why-text">
        {children}
      </span>
    </>
  )
}
