import type { CallResponse } from '#client/call.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { contacts } from '#i18n/en/app/contacts.ts'

const t = contacts.thread

type Props = { answers: CallResponse<'GET /contacts/admin/{id}'>['data']['answers'] }

/** What was answered by mail, oldest first, and what became of each mail. */
export const ThreadReplies = ({ answers }: Props) =>
  answers.map(({ id, by, message, createdAt, mail }) => (
    <section key={id} className="contact-answer">
      <h3>{t.answered(by ?? t.somebody)}</h3>
      <p className="contact-text">{message}</p>
      <small>
        {formatDateTime(createdAt)}
        {mail && `, ${t.mail[mail]}`}
      </small>
    </section>
  ))
