import { useState } from 'react'
import { profile } from '#i18n/en/app/profile.ts'
import { security } from '#i18n/en/app/security.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

const t = security.second

/** The recovery codes, this one time. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[]
  onClose: () => void
}) {
  const [isCopied, setCopied] = useState(false)
  const text = `${location.host}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard?.writeText(text)
    setCopied(true)
  }
  return (
    // Closed by its button alone: a slip of the thumb would lose them.
    <Dialog open title={t.codesTitle} closeLabel={profile.close} locked onClose={onClose}>
      <div className="form">
        <p>{t.codesText}</p>
        <ol className="codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="row">
          <Button onClick={() => void copy()}>{isCopied ? t.copied : t.copy}</Button>
          <LinkButton
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={t.fileName}
          >
            {t.save}
          </LinkButton>
        </div>
        <div className="dialog-actions">
          <Button look="primary" onClick={onClose}>
            {t.kept}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
