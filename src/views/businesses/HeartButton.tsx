import { Icon } from '#ui/Icon.tsx'
import type { BusinessTexts } from './texts.ts'

type Props = { id: number; name: string; isSaved?: boolean | undefined; t: BusinessTexts }

/**
 * Saves a business in this browser; not shown without script. `hearts.ts`, which every page with
 * cards loads, handles the press.
 */
export function HeartButton({ id, name, isSaved = false, t }: Props) {
  return (
    <button
      className="icon-button needs-script"
      type="button"
      data-heart={id}
      aria-pressed={isSaved}
      aria-label={t.save(name)}
    >
      <Icon name="heart" />
    </button>
  )
}
