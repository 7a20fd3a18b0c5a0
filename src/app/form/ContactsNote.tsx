import { useDeferredValue, useMemo } from 'react'
import { form as t } from '#i18n/en/app/form.ts'
import { findContactDetails } from '#shared/rules/contact-details-in-text.ts'

type Props = {
  /** What is typed. */
  text: string
  /** Numbers and addresses that are shown anyway. */
  known?: string
}

/** Says that everyone sees a number, an address or a link in this text, and that it is checked. */
export function ContactsNote({ text, known = '' }: Props) {
  const settled = useDeferredValue(text)
  const isFound = useMemo(() => {
    const shown = new Set(findContactDetails(known))
    return findContactDetails(settled).some((contact) => !shown.has(contact))
  }, [settled, known])
  return <span role="status">{isFound && <span className="notice">{t.contactsInText}</span>}</span>
}
