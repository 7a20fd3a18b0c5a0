import { useState, type RefObject } from 'react'
import { Link } from '#app/router/index.ts'
import { TreatAsComplaint } from '#app/admin/contacts/TreatAsComplaint.tsx'
import { getReplyDraftKey } from '#app/admin/threads/reply-draft.ts'
import { useRead } from '#app/data/use-read.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import type { QueueItemDetail, QueueItem } from '#contract/moderation.ts'
import { contacts } from '#i18n/en/app/contacts.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { MAX_REPLY_LENGTH } from '#shared/rules/moderation.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { saveDraft, popDraft } from '#stores/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { useShortcuts } from './use-shortcuts.ts'

type Props = {
  item: QueueItem
  detail: QueueItemDetail
  /** Where a key puts the focus. */
  box: RefObject<HTMLTextAreaElement | null>
  /** Whether it can be sent now. */
  isReady: boolean
  onSend: (message: string, closes: boolean) => void
  /** It is a complaint now, with that number. */
  onComplaint: (reference: string) => void
}

/** A message to the website and the reply to it, with saved ones by their numbers. */
export function Reply({ item, detail, box, isReady, onSend, onComplaint }: Props) {
  const draft = getReplyDraftKey(item.id)
  const [message, setMessage] = useState(() => String(popDraft(draft)?.['message'] ?? ''))
  const [closes, setCloses] = useState(true)
  const canned = useRead('GET /contacts/admin/canned', {}, { enabled: isReady })
  const saved = (canned.data?.data ?? []).slice(0, 9)
  const address = detail.facts.find(({ name }) => name === 'email')?.value ?? ''
  const write = (text: string) => {
    setMessage(text)
    saveDraft(draft, { message: text })
  }
  const insert = (text: string) => {
    write(message ? `${message}\n\n${text}` : text)
    // A phone's keyboard would cover what is to be read before it is sent.
    if (!matchMedia('(pointer: coarse)').matches) box.current?.focus()
  }
  const send = () => {
    if (!message.trim() || !isReady) return
    saveDraft(draft, {})
    onSend(message.trim(), closes)
  }
  useShortcuts(
    Object.fromEntries(saved.map(({ text }, at) => [String(at + 1), () => insert(text)])),
  )
  return (
    <>
      <section className="item-part bg-paper">
        <div className="item-bubble">
          <p>{detail.text}</p>
          <small>
            {item.by?.name}, {formatDateTime(item.since)}
          </small>
        </div>
      </section>
      <form
        className="item-part stack"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {saved.length > 0 && (
          <div className="item-saved" role="group" aria-label={contacts.thread.kept}>
            {saved.map(({ id, title, text, textHi }, at) => (
              <span key={id}>
                <button type="button" className="chip" onClick={() => insert(text)}>
                  {title} <kbd className="key">{at + 1}</kbd>
                </button>
                {textHi && (
                  <button
                    type="button"
                    className="chip"
                    lang={LOCAL_LANGUAGE}
                    aria-label={`${title}: हिंदी`}
                    onClick={() => insert(textHi)}
                  >
                    हिंदी
                  </button>
                )}
              </span>
            ))}
          </div>
        )}
        <label className="field">
          <b>{t.reply}</b>
          <textarea
            ref={box}
            className="input"
            rows={5}
            maxLength={MAX_REPLY_LENGTH}
            value={message}
            aria-describedby="reply-hint"
            onChange={({ target }) => write(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
              if (event.key === 'Escape') box.current?.blur()
            }}
          />
        </label>
        <div className="row row-apart">
          <Checkbox
            label={t.closesAfter}
            checked={closes}
            onChange={({ target }) => setCloses(target.checked)}
          />
          <Button type="submit" look="primary" icon="send" disabled={!message.trim() || !isReady}>
            {t.sendAndNext}
            <kbd className="key wide-only">Ctrl+Enter</kbd>
          </Button>
        </div>
        <p id="reply-hint" className="small mute">
          {t.replyGoes(address)}{' '}
          <Link className="link" to={`${ADMIN_PATHS.adminContacts}?message=${item.id}`}>
            {t.openMessage}
          </Link>
        </p>
      </form>
      <div className="item-part">
        <TreatAsComplaint id={item.id} onDone={onComplaint} />
      </div>
    </>
  )
}
