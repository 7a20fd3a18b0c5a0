import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import { Button } from '#ui/Button.tsx'
import type { ClassifiedValues } from './classified-values.ts'

type Props = { read: () => ClassifiedValues; categories: readonly ClassifiedCategory[] }

/** Shows the ad as it will be; what draws it is fetched when somebody wants to see it. */
export function PreviewButton({ read, categories }: Props) {
  const [shown, show] = useState<ReactNode>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  // While its code is fetched the button is disabled, which takes the focus away from it.
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (!shown && opener.current instanceof HTMLElement) opener.current.focus()
  }, [shown])
  const open = async () => {
    opener.current = document.activeElement
    setBusy(true)
    setFailed(false)
    try {
      const { ClassifiedPreview } = await import('./ClassifiedPreview.tsx')
      show(<ClassifiedPreview values={read()} categories={categories} onClose={() => show(null)} />)
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  return (
    <>
      <Button busy={isBusy && t.preview} onClick={() => void open()}>
        {t.preview}
      </Button>
      <span role="alert">{hasFailed && t.previewFailed}</span>
      {shown}
    </>
  )
}
