import { getDrawingHref, type DrawingName } from '#shared/drawings/drawings.ts'

type Props = { name: DrawingName; className?: string }

/** One drawing by itself, sized by the class around it. Decoration: hidden from screen readers. */
export function Drawing({ name, className }: Props) {
  return (
    <svg className={className ? `drawing ${className}` : 'drawing'} aria-hidden="true">
      <use href={getDrawingHref(name)} />
    </svg>
  )
}
