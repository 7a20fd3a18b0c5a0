import { lazy, Suspense, type ComponentType } from 'react'
import type { ListingFormState } from './use-listing-form.ts'

type Note = ComponentType<{ text: string; known: string }>

const ContactsNote = lazy<Note>(() =>
  import('#app/form/ContactsNote.tsx').then(
    (file) => ({ default: file.ContactsNote }),
    // The server looks in any case.
    () => ({ default: () => null }),
  ),
)

/** About a number or a link in the texts of a listing beside those that it shows anyway. */
export function ListingContactsNote({ form: { values } }: { form: ListingFormState }) {
  const { description, tagline, phone, alternatePhone, whatsappNumber, email, website } = values
  const known = [phone, alternatePhone, whatsappNumber, email, website].join('\n')
  return (
    <Suspense fallback={null}>
      {description && <ContactsNote text={`${description}\n${tagline}`} known={known} />}
    </Suspense>
  )
}
