import { Icon } from '#ui/Icon.tsx'
import type { ListTexts } from './texts.ts'
import { useFavourites } from './use-favourites.ts'

/**
 * Saves a business in this browser. The press itself is heard by hearts.ts, which every page with
 * cards carries.
 */
export function HeartButton({ id, name, t }: { id: number; name: string; t: ListTexts }) {
  return (
    <button
      className="icon-button needs-script"
      type="button"
      data-heart={id}
      aria-pressed={useFavourites().has(id)}
      aria-label={t.save(name)}
    >
      <Icon name="heart" />
    </button>
  )
}
