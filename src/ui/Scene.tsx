import type { ReactNode } from 'react'
import { categoryKind, earthClass } from '#shared/drawings/category-kind.ts'
import { drawingHref } from '#shared/drawings/drawings.ts'
import { cardScene, SCENE_VIEW_BOX } from '#shared/drawings/scenes.ts'

type Props = {
  category: { name: string; color?: string | null } | null
  seed: number
  children?: ReactNode
}

/**
 * The painted panel of a card, as components/ornament/Scene.astro draws it; children lie over it (a
 * photo).
 */
export function Scene({ category, seed, children }: Props) {
  const { figures, sky } = cardScene(category ? categoryKind(category.name) : 'place', seed)
  return (
    <div className={`panel panel-ground ${earthClass(category)}`}>
      <svg className="drawing sky" aria-hidden="true">
        <use href={drawingHref(sky)} />
      </svg>
      <svg
        className="drawing scene"
        viewBox={SCENE_VIEW_BOX}
        preserveAspectRatio="xMinYMax slice"
        aria-hidden="true"
      >
        {figures.map(({ drawing, x, y, width, height, flip }) => (
          <use
            key={x}
            href={drawingHref(drawing)}
            width={width}
            height={height}
            {...(flip ? { transform: `translate(${x + width} ${y})scale(-1 1)` } : { x, y })}
          />
        ))}
      </svg>
      {children}
    </div>
  )
}
