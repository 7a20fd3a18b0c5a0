import type { ReactNode } from 'react'
import { drawingHref } from '#shared/drawings/drawings.ts'

type Props = { title: string; text?: string; level?: 'h1' | 'h2'; children?: ReactNode }

/**
 * Nothing to show: what is missing, why, and in `children` the way on. Needs the symbols `d-bird`
 * and `d-tree`.
 */
export function EmptyState({ title, text, level: Heading = 'h2', children }: Props) {
  return (
    <div className="empty">
      <svg
        className="drawing"
        viewBox="0 0 213 96"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        <use href={drawingHref('bird')} x={40} y={40} width={79} height={56} />
        <use href={drawingHref('tree')} x={120} y={0} width={68} height={96} />
      </svg>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      <div className="empty-actions">{children}</div>
    </div>
  )
}
