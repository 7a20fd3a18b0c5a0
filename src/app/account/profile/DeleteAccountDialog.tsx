import { PREFIX } from '#shared/view/address.ts'
import { useId, useState } from 'react'
import type { CallResponse } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { preferences } from '#i18n/en/app/preferences.ts'
import { profile } from '#i18n/en/app/profile.ts'
import { clearSession, forgetToken } from '#stores/session.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'

const t = preferences.deletion

type Props = {
  held: CallResponse<'GET /users/profile/deletion'>['data']
  onClose: () => void
}

/** Says what is deleted and what stays, offers the choices, and deletes. */
export function DeleteAccountDialog({ held, onClose }: Props) {
  const [keepsReviews, keepReviews] = useState(false)
  const [keepsListings, keepListings] = useState(true)
  const [problem, setProblem] = useState<string | null>(null)
  const remove = useWrite('POST /users/profile/deletion')
  const [dueAt, setDueAt] = useState<string | null>(null)
  const leave = () => {
    clearSession()
    location.assign(PREFIX || '/')
  }
  const setDialog = () =>
    remove.mutate(
      { body: { keepsReviews, listings: keepsListings ? 'keep' : 'remove' } },
      {
        onSuccess: ({ data }) => {
          // Now, not when the dialog is closed: the page may be left in another way.
          forgetToken()
          setDueAt(data.dueAt)
        },
        onError: (error) => setProblem(error.serverMessage ?? t.failed),
      },
    )
  if (dueAt)
    return (
      <Dialog open title={t.title} closeLabel={profile.close} onClose={leave}>
        <p role="status">{t.done(formatDateTime(dueAt))}</p>
        <div className="dialog-actions">
          <Button look="primary" onClick={leave}>
            {profile.close}
          </Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog
      open
      title={t.dialogTitle}
      closeLabel={profile.close}
      locked={remove.isPending}
      onClose={onClose}
    >
      <div className="form">
        <div>
          <h3>{t.goes}</h3>
          <p>{t.goesText(held.ads, held.messages)}</p>
        </div>
        <div>
          <h3>{t.stays}</h3>
          <ul className="list-disc pl-5">
            {[...t.staysText, ...(held.campaigns > 0 ? [t.staysCampaigns] : [])].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        {held.reviews > 0 && (
          <Choice
            title={t.reviews(held.reviews)}
            keep={t.reviewsKeep(held.reviews)}
            remove={t.remove(held.reviews)}
            isKept={keepsReviews}
            onChoose={keepReviews}
          />
        )}
        {held.businesses > 0 && (
          <Choice
            title={t.listings(held.businesses)}
            keep={t.listingsKeep}
            remove={t.remove(held.businesses)}
            isKept={keepsListings}
            onChoose={keepListings}
          />
        )}
        <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
        <DialogActions
          cancel={profile.cancel}
          confirm={t.sure}
          busy={remove.isPending && profile.saving}
          isDangerous
          onCancel={onClose}
          onConfirm={setDialog}
        />
      </div>
    </Dialog>
  )
}

type ChoiceProps = {
  title: string
  keep: string
  remove: string
  isKept: boolean
  onChoose: (isKept: boolean) => void
}

function Choice({ title, keep, remove, isKept, onChoose }: ChoiceProps) {
  const name = useId()
  const options = [
    { text: keep, value: true },
    { text: remove, value: false },
  ]
  return (
    <fieldset className="choice">
      <legend className="field-label">{title}</legend>
      {options.map(({ text, value }) => (
        <label key={text} className="tick">
          <input
            type="radio"
            name={name}
            checked={isKept === value}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
