import { useEffect, useRef, useState } from 'react'
import { OfferResponse } from '#app/account/classifieds/OfferResponse.tsx'
import { useWrite } from '#app/data/use-write.ts'
import { Avatar } from '#app/shell/Avatar.tsx'
import { classifiedAdPath, businessPath } from '#config/routes.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { formatRupees } from '#shared/rules/money.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ConversationActions } from './ConversationActions.tsx'
import { stripReplyPrefix } from './ConversationRow.tsx'
import { INVALIDATES } from './invalidates.ts'
import type { ThreadData } from './thread-data.ts'

type Props = {
  thread: ThreadData
  me: number
  onClose: () => void
  onNotice: (text: string) => void
}

/** Who it is with, what it is about, and what can be done with all of it. */
export function ThreadHead({ thread, me, onClose, onNotice }: Props) {
  const { key, other, business, inquiry, phone, count, isArchived, messages } = thread
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpen, setOpen] = useState(false)
  const archive = useWrite('PATCH /conversations/{key}/archive', { invalidates: INVALIDATES })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const putAway = () =>
    archive.mutate(
      { params: { key }, body: { isArchived: !isArchived } },
      {
        onSuccess: () => {
          onNotice(isArchived ? t.broughtBack : t.archived)
          onClose()
        },
        onError: () => onNotice(isArchived ? t.failedAct : t.archiveFailed),
      },
    )
  return (
    <>
      <header className="thread-head">
        <IconButton icon="arrow-left" label={t.back} className="slim-only" onClick={onClose} />
        <Avatar name={other.name} seed={other.id} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {stripReplyPrefix(messages.at(-1)?.subject ?? other.name)}
          </h2>
          <p className="mute">{t.count(other.name, count)}</p>
        </div>
        {phone && (
          <a className="icon-button" href={`tel:${phone}`} aria-label={t.call(other.name)}>
            <Icon name="phone" />
          </a>
        )}
        <IconButton
          icon={isArchived ? 'undo' : 'archive'}
          label={isArchived ? t.bringBack : t.archive}
          disabled={archive.isPending}
          onClick={putAway}
        />
        <IconButton
          icon="more"
          label={t.more}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </header>
      {business && (
        <div className="thread-about">
          <Icon name="shop" />
          <div>
            <a href={businessPath(business.slug)}>
              <b>{business.name}</b>
            </a>
            <span className="mute">{t.sentFrom}</span>
          </div>
        </div>
      )}
      {inquiry && (
        <div className="thread-about">
          <Icon name="tag" />
          <div>
            <a href={classifiedAdPath(inquiry.adSlug)}>
              <b>{inquiry.adTitle}</b>
            </a>
            <span className="mute num">
              {[
                t.aboutAd(inquiry.isMine),
                inquiry.offeredPrice !== null && t.offer(formatRupees(inquiry.offeredPrice)),
                inquiry.adPrice !== null && t.asking(formatRupees(inquiry.adPrice)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {inquiry.offeredPrice !== null && (
              <OfferResponse
                offer={{ ...inquiry, offeredPrice: inquiry.offeredPrice }}
                buyerName={other.name}
                isSeller={!inquiry.isMine}
                onNotice={onNotice}
              />
            )}
          </div>
        </div>
      )}
      <ConversationActions
        isOpen={isOpen}
        thread={thread}
        me={me}
        onClose={() => setOpen(false)}
        onGone={onClose}
        onNotice={onNotice}
      />
    </>
  )
}
