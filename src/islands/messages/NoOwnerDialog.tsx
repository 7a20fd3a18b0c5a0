import type { DialogMessages } from '#i18n/business-dialogs.ts'
import { formatPhone, telHref } from '#shared/phone.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'

type Props = {
  business: { phone: string | null; email: string | null }
  open: boolean
  onClose: () => void
  onInquire: () => void
  t: DialogMessages['messageForm']
}

/** Where nobody has taken the listing over: that there is no one to write to, and the ways there are. */
export function NoOwnerDialog({ business: { phone, email }, open, onClose, onInquire, t }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={t.title} closeLabel={t.close}>
      <p>{t.noOwner}</p>
      <div className="dialog-actions">
        {phone && (
          <a className="button button-primary num" href={telHref(phone)}>
            <Icon name="phone" />
            {t.call} {formatPhone(phone)}
          </a>
        )}
        {email && (
          <a className="button break-all" href={`mailto:${email}`}>
            {email}
          </a>
        )}
        <Button onClick={onInquire}>{t.inquire}</Button>
      </div>
    </Dialog>
  )
}
