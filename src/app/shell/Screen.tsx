import type { ReactNode } from 'react'
import { LOCAL_LANGUAGE, READS_HINDI } from '#shared/text/local-language.ts'
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
            {READS_HINDI && hindi && (
              <span className="hi" lang={LOCAL_LANGUAGE}>
                {hindi}
              </span>
            )}
          </h1>
        </div>
        {actions && <div className="row">{actions}</div>}
      </div>
      {children}
    </>
  )
}
