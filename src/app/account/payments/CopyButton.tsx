import { useState } from 'react'
import { adPayments as t } from '#i18n/en/app/ad-payments.ts'
import { IconButton } from '#ui/IconButton.tsx'

/** Puts a text on the clipboard; the tick stays until it is pressed again. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const [copied, setCopied] = useState('')
  const copy = async () => {
    await navigator.clipboard?.writeText(text)
    setCopied(text)
  }
  const isCopied = copied === text
  return (
    <>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={t.copy(name)}
        onClick={() => void copy()}
      />
      <span className="sr-only" role="status">
        {isCopied ? t.copied : ''}
      </span>
    </>
  )
}
