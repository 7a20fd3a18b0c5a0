import { useState } from 'react'
import { helper as t } from '#i18n/en/app/helper.ts'
import { Button } from '#ui/Button.tsx'

const TIMEOUT_MS = 20_000

type Props = { onFound: (point: string) => void }

/** Takes the point where one stands; works without a line. */
export function HerePoint({ onFound }: Props) {
  const [state, setState] = useState<'' | 'looking' | 'failed'>('')
  const look = () => {
    setState('looking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('')
        onFound(`${coords.latitude.toFixed(6)}, ${coords.longitude.toFixed(6)}`)
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    )
  }
  return (
    <>
      <Button icon="pin" busy={state === 'looking' && t.locating} onClick={look}>
        {t.standingHere}
      </Button>
      {state === 'failed' && <p role="alert">{t.noLocation}</p>}
    </>
  )
}
