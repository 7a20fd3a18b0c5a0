import type { ReactNode } from 'react'
import { getCategoryKind, getCategoryColourClasses } from '#shared/drawings/category-kind.ts'
import { getCardScene, SCENE_VIEW_BOX } from '#shared/drawings/scenes.ts'
import { Drawing } from '#ui/Drawing.tsx'
import { DrawingGroup } from '#ui/DrawingGroup.tsx'

type Props = {
  category: { name: string; color?: string | null } | null
  seed: number
  children?: ReactNode
}

/**
 * The painted panel of a card: the category's drawing with a company of tree and animals, on a
 * combed ground. `seed` chooses the company: the business's id, or its place in the list so that
 * neighbours differ. A photo in `children` lies over it; the painting remains when the photo does
 * not load.
 */
export function Scene({ category, seed, children }: Props) {
  const { figures, sky } = getCardScene(category ? getCategoryKind(category.name) : 'place', seed)
  return (
    <div className={`panel panel-ground ${getCategoryColourClasses(category)}`}>
      <Drawing name={sky} className="sky" />
      <svg
        className="drawing scene"
        viewBox={SCENE_VIEW_BOX}
        preserveAspectRatio="xMinYMax slice"
        aria-hidden="true"
      >
        <DrawingGroup figures={figures} />
      </svg>
      {children}
    </div>
  )
}
