import { iconHref, type IconName } from '#shared/drawings/drawings.ts'

/** A 20-pixel icon in the text colour; its symbol must be on the page (the layout's `symbols`). */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon-small' : 'icon'} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  )
}
