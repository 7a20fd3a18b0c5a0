import { useState, type SyntheticEvent } from 'react'
import { SavedReasons } from '#app/admin/work/SavedReasons.tsx'
import { LongTextField } from '#app/form/LongTextField.tsx'
import { adminCampaigns as t } from '#i18n/en/app/admin-ads.ts'
import { MAX_REASON_LENGTH } from '#shared/rules/moderation.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'

type Props = {
  title: string
  text: string
  /** Kept reasons, to be ticked. */
  reasons: readonly string[]
  action: string
  isBusy: boolean
  onClose: () => void
  onSure: (reason: string) => void
}

/** Asks why, before something of an advertiser is rejected: nothing happens without a reason. */
export function RejectDialog({ title, text, reasons, action, isBusy, onClose, onSure }: Props) {
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const write = (given: string) => {
    setWords(given.slice(0, MAX_REASON_LENGTH))
    setMissing(false)
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const reason = words.trim()
    if (reason) onSure(reason)
    else setMissing(true)
  }
  return (
    <Dialog open title={title} closeLabel={t.close} locked={isBusy} onClose={onClose}>
      <form className="form" noValidate onSubmit={send}>
        <p>{text}</p>
        <SavedReasons reasons={reasons} words={words} onChange={write} />
        <LongTextField
          label={t.why.label}
          hint={t.why.hint}
          required
          max={MAX_REASON_LENGTH}
          value={words}
          {...(isMissing ? { error: t.why.missing } : {})}
          onChange={({ target }) => write(target.value)}
        />
        <DialogActions
          cancel={t.cancel}
          confirm={action}
          busy={isBusy && t.working}
          isDangerous
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
