import { useId, useRef, useState } from 'react'
import { usePhotos } from '#app/form/photos/use-photos.ts'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import { messages as t } from '#i18n/en/app/messages.ts'
import { MAX_MESSAGE_PICTURES } from '#shared/rules/conversations.ts'
import { call } from '#stores/api.ts'
import { saveDraft, popDraft } from '#stores/drafts.ts'
import type { OutgoingMessage } from '#stores/outbox.ts'
import { Button } from '#ui/Button.tsx'
import { stripReplyPrefix } from './ConversationRow.tsx'
import { QuickReplies } from './QuickReplies.tsx'
import { AddPictures, ReplyPictures } from './ReplyPictures.tsx'
import type { ThreadData } from './thread-data.ts'
import { getReplyDraftKey } from './use-outbox.ts'

const MAX = { subject: 100, message: 1000 }
const MAX_PICTURE_BYTES = 10 * 1024 * 1024

/** `Re: ` before the subject, within its limit. */
const replySubject = (subject: string): string =>
  Array.from(`Re: ${stripReplyPrefix(subject)}`)
    .slice(0, MAX.subject)
    .join('')

/** Of hex digits; `randomUUID` is missing where the site is not served securely. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

type Props = {
  thread: ThreadData
  onSend: (letter: OutgoingMessage) => Promise<void>
  onNotice: (text: string) => void
}

/** The reply field below a conversation. The text is stored as a draft until it is sent. */
export function ReplyForm({ thread, onSend, onNotice }: Props) {
  const { key, other, business, inquiry, messages } = thread
  const base = useId()
  const draft = getReplyDraftKey(key)
  const start = () => ({ subject: replySubject(messages.at(-1)?.subject ?? ''), message: '' })
  const [values, setValues] = useState(() => {
    const kept = popDraft(draft)
    if (kept) saveDraft(draft, kept)
    return { ...start(), ...(kept as Partial<ReturnType<typeof start>> | null) }
  })
  const [isSubjectOpen, openSubject] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const photos = usePhotos({
    draft,
    most: MAX_MESSAGE_PICTURES,
    check: ({ name, size, type }) => {
      if (!type.startsWith('image/')) return t.notImage(name)
      return size > MAX_PICTURE_BYTES ? t.tooLarge(name) : null
    },
    send: async (file, how) => {
      const { data } = await call('POST /uploads/messages', { files: { pictures: [file] }, ...how })
      return data.pictures[0]!.url
    },
  })
  const change = (to: Partial<typeof values>) => {
    const next = { ...values, ...to }
    setValues(next)
    setProblem(undefined)
    if (next.message) saveDraft(draft, next)
    else popDraft(draft)
  }
  const submit = async () => {
    const subject = values.subject.trim()
    const message = values.message.trim()
    if (!subject || !message) {
      setProblem(t.fill)
      if (!subject) openSubject(true)
      field.current?.focus()
      return
    }
    if (photos.isSending) return setProblem(t.waitPictures)
    const letter = {
      receiverId: other.id,
      businessId: business?.id ?? null,
      inquiryId: inquiry?.id ?? null,
      subject,
      message,
      pictures: photos.urls,
      key: newKey(),
    }
    popDraft(draft)
    setValues(start())
    photos.photos.forEach(({ id }) => photos.remove(id))
    field.current?.focus()
    await onSend(letter)
  }
  return (
    <form
      className="reply"
      noValidate
      aria-label={t.replyTitle(other.name)}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
      }}
    >
      <div className="reply-top">
        <b>{t.replyTitle(other.name)}</b>
        {!isSubjectOpen && (
          <span className="mute">
            <span>{t.subjectIs(values.subject)}</span>{' '}
            <button type="button" className="link" onClick={() => openSubject(true)}>
              {t.changeSubject}
              <span className="sr-only">: {t.subject}</span>
            </button>
          </span>
        )}
      </div>
      {isSubjectOpen && (
        <div className="field">
          <label className="field-label" htmlFor={`${base}-subject`}>
            {t.subject}
          </label>
          <input
            id={`${base}-subject`}
            className="input"
            maxLength={MAX.subject}
            value={values.subject}
            autoFocus
            onChange={(event) => change({ subject: event.target.value })}
          />
        </div>
      )}
      <QuickReplies
        typed={values.message.trim()}
        onChoose={(text) => {
          change({ message: text })
          field.current?.focus()
        }}
        onNotice={onNotice}
      />
      <textarea
        ref={field}
        className="input"
        rows={3}
        maxLength={MAX.message}
        aria-label={t.message}
        aria-invalid={problem ? true : undefined}
        value={values.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <ReplyPictures photos={photos} />
      <ErrorSummary problems={[]} text={problem} />
      <div className="reply-foot">
        <AddPictures photos={photos} />
        <span className="mute num">
          {t.ofMost(values.message.normalize().length, MAX.message.toLocaleString('en-IN'))}
        </span>
        <kbd className="reply-keys" aria-hidden="true">
          Ctrl+Enter
        </kbd>
        <Button type="submit" look="primary" icon="send">
          {t.send}
        </Button>
      </div>
    </form>
  )
}
