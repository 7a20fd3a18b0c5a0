import type { ReactNode } from 'react'
import { HindiTitle } from '#ui/HindiTitle.tsx'
import { useScreenHeading } from './use-screen-heading.ts'

type Props = {
  title: string
  hindi?: string
  /** In the tab's title alone, before the title: what is unread. */
  waiting?: string
  actions?: ReactNode
  children: ReactNode
}

/** A screen with its heading, which gets the focus when one comes from another screen. */
export function Screen({ title, hindi, waiting, actions, children }: Props) {
  const heading = useScreenHeading(waiting ? `(${waiting}) ${title}` : title)
  return (
    <>
      <div className="page-top">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
            <HindiTitle>{hindi}</HindiTitle>
          </h1>
        </div>
        {actions && <div className="row">{actions}</div>}
      </div>
      {children}
    </>
  )
}
