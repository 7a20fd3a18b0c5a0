import type { ReactNode } from 'react'
import { EMPTY_SCENE_FIGURES } from '#shared/drawings/empty-figures.ts'
import type { Figure } from '#shared/drawings/scenes.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { DrawingGroup } from './DrawingGroup.tsx'

type Props = {
  title: string
  text?: string | undefined
  hindi?: string
  /** The scene instead of a bird and a tree (`getEmptySceneFigures`). */
  figures?: readonly Figure[] | undefined
  level?: 'h1' | 'h2' | 'h3'
  children?: ReactNode
}

/** An empty state: what is missing, why, and in `children` what to do. */
export function EmptyState({
  title,
  text,
  hindi,
  figures = EMPTY_SCENE_FIGURES,
  level: Heading = 'h2',
  children,
}: Props) {
  return (
    <div className="empty">
      <svg
        className="drawing"
        viewBox="0 0 213 96"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        <DrawingGroup figures={figures} />
      </svg>
      <Heading>{title}</Heading>
      {hindi && (
        <p className="hi" lang={LOCAL_LANGUAGE}>
          {hindi}
        </p>
      )}
      {text && <p>{text}</p>}
      <div className="flex flex-wrap justify-center gap-2 mt-3">{children}</div>
    </div>
  )
}
