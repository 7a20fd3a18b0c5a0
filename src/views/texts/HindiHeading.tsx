import type { ReactNode } from 'react'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'

type Props = {
  id?: string
  /** Missing if there is no Hindi for it. */
  hindi: string | null | undefined
  /** The Hindi is smaller and paler than the heading. */
  small?: boolean
  children: ReactNode
}

/** The heading of a part of a page, with its Hindi companion. */
export const HindiHeading = ({ id, hindi, small = false, children }: Props) => (
  <h2 id={id}>
    {children}{' '}
    {hindi && (
      <span className={small ? 'hi small mute' : 'hi'} lang={LOCAL_LANGUAGE}>
        {hindi}
      </span>
    )}
  </h2>
)
