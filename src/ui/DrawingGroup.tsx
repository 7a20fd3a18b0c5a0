import { getDrawingHref } from '#shared/drawings/drawings.ts'
import type { Figure } from '#shared/drawings/scenes.ts'

type Props = { figures: readonly Figure[]; treesInLine?: boolean }

/**
 * Several drawings standing together inside an `<svg>`. On a dark ground, trees are drawn in the
 * line colour.
 */
export const DrawingGroup = ({ figures, treesInLine }: Props) =>
  figures.map(({ drawing, x, y, width, height, flip }) => (
    <use
      key={x}
      href={getDrawingHref(drawing)}
      className={treesInLine && drawing === 'tree' ? 'in-line' : undefined}
      width={width}
      height={height}
      {...(flip ? { transform: `translate(${x + width} ${y})scale(-1 1)` } : { x, y })}
    />
  ))
