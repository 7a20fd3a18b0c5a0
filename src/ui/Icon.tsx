import { getIconHref, type IconName } from '#shared/drawings/drawings.ts'

type Props = { name: IconName; className?: string | undefined }

/** A 20-pixel icon in the text colour; its symbol must be on the page (the layout's `symbols`). */
export function Icon({ name, className }: Props) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={getIconHref(name)} />
    </svg>
  )
}
