import type { UseFormReturn } from 'react-hook-form'
import type { OwnAd } from '#contract/classifieds-selling.ts'
import { postAd as t } from '#i18n/en/app/post-ad.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { TextField } from './AdInput.tsx'
import { valuesOf, type AdValues } from './ad-values.ts'

type Props = {
  form: UseFormReturn<AdValues>
  /** The ad as it is now, while there is something to decide. */
  theirs: OwnAd | null
  onClose: () => void
  /** The other one is taken: what was typed is given up. */
  onTake: () => void
}

/** Somebody else changed the ad meanwhile: shows both and lets one choose. */
export function Meanwhile({ form, theirs, onClose, onTake }: Props) {
  const mine = form.getValues()
  const other = theirs ? valuesOf(theirs) : mine
  const fields = (Object.keys(t.fields) as TextField[]).filter((name) => mine[name] !== other[name])
  const keepMine = () => {
    form.setValue('version', other.version)
    onClose()
  }
  return (
    <Dialog open={theirs !== null} onClose={onClose} title={t.meanwhileTitle} closeLabel={t.close}>
      <p>{t.meanwhileText}</p>
      <dl className="pairs">
        {fields.map((name) => (
          <div key={name}>
            <dt>{t.fields[name]}</dt>
            <dd>
              {t.mine}: {mine[name] || '–'}
              <br />
              {t.theirs}: {other[name] || '–'}
            </dd>
          </div>
        ))}
      </dl>
      <div className="dialog-actions">
        <Button onClick={onTake}>{t.takeTheirs}</Button>
        <Button look="primary" onClick={keepMine}>
          {t.keepMine}
        </Button>
      </div>
    </Dialog>
  )
}
