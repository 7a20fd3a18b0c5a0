import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'

type Props = {
  text: string
  retry: { text: string; onClick: () => void }
  /** Left out where no filter is active. */
  clear?: { text: string; onClick: () => void } | undefined
  /** Ways on, which are announced with it. */
  children?: ReactNode
}

/** Why a list could not be read, to try again, or without its filters. */
export const ListNotice = ({ text, retry, clear, children }: Props) => (
  <div role="alert">
    <div className="notice notice-error items-center">
      <p className="mr-auto">{text}</p>
      <Button look="soft" onClick={retry.onClick}>
        {retry.text}
      </Button>
      {clear && (
        <Button look="bare" onClick={clear.onClick}>
          {clear.text}
        </Button>
      )}
    </div>
    {children}
  </div>
)
