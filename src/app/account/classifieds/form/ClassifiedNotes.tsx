import type { UseFormReturn } from 'react-hook-form'
import { Link } from '#app/router/index.ts'
import { ContactsNote } from '#app/form/ContactsNote.tsx'
import { editClassifiedPath } from '#config/app-paths.ts'
import type { CallResponse } from '#client/call.ts'
import { classifiedNotes as t } from '#i18n/en/app/classified-notes.ts'
import { Icon } from '#ui/Icon.tsx'
import type { ClassifiedValues } from './classified-values.ts'
import { ForbiddenNotes } from './ForbiddenNotes.tsx'

type Props = {
  form: UseFormReturn<ClassifiedValues>
  /** What the server has found. */
  notice: CallResponse<'POST /classified/check'>['data'] | undefined
}

/** Notes about the text before it is sent: what is not allowed, what is missing, what is public. */
export function ClassifiedNotes({ form, notice }: Props) {
  const [title, description, phone, isPhoneShown] = form.watch([
    'title',
    'description',
    'contactPhone',
    'showPhone',
  ])
  return (
    <>
      <ContactsNote text={`${title}\n${description}`} known={isPhoneShown && phone} />
      <ForbiddenNotes found={notice?.findings} />
      {notice?.duplicates.slice(0, 1).map(({ id, title, level }) => (
        <div key={id} className={level === 'refused' ? 'notice notice-error' : 'notice'}>
          <Icon name="info" />
          <p>
            {level === 'refused' ? t.duplicate(title) : t.alike(title)}{' '}
            <Link className="link" to={editClassifiedPath(id)}>
              {t.changeThat}
            </Link>
          </p>
        </div>
      ))}
    </>
  )
}
