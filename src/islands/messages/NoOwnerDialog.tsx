import { PREFIX } from '#shared/view/address.ts'
import type { DialogMessages } from '#i18n/business-dialogs.ts'
import { formatPhone, toTelHref } from '#shared/rules/phone.ts'
import type { ContactForms } from '#shared/rules/contact-forms.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'

type Props = {
  business: { phone: string | null; email: string | null; address: string | null }
  writing: ContactForms
  open: boolean
  onClose: () => void
  onInquire: () => void
  t: DialogMessages['messageForm']
}

/** A literal, because importing the table of routes would download it. */
const CONTACT = `${PREFIX}/contact`

/** For a listing without an owner: says that nobody can be written to, and offers other ways. */
export function NoOwnerDialog({
  business: { phone, email, address },
  writing,
  open,
  onClose,
  onInquire,
  t,
}: Props) {
  const isKnown = phone !== null || email !== null
  return (
    <Dialog open={open} onClose={onClose} title={t.title} closeLabel={t.close}>
      <p>{isKnown ? t.noOwner : writing.inquiry ? t.noWayButUs : t.noWay}</p>
      {!isKnown && <p className="break-words">{address}</p>}
      <div className="dialog-actions">
        {phone && (
          <a className="button button-primary num" href={toTelHref(phone)}>
            <Icon name="phone" />
            {t.call} {formatPhone(phone)}
          </a>
        )}
        {email && (
          <a className="button break-all" href={`mailto:${email}`}>
            {email}
          </a>
        )}
        {writing.inquiry && <Button onClick={onInquire}>{t.inquire}</Button>}
      </div>
      {writing.site && (
        <p className="small">
          {t.knowOwner}{' '}
          <a className="link" href={CONTACT}>
            {t.tellUs}
          </a>
        </p>
      )}
    </Dialog>
  )
}
