import type { Message } from '#contract/messages.ts'
import { ScamWarning } from '#app/account/ScamWarning.tsx'
import { formatTime } from '#app/shell/format-time.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { getImageUrl } from '#shared/drawings/image-path.ts'
import { getThumbnailPath } from '#shared/drawings/picture.ts'
import { IconButton } from '#ui/IconButton.tsx'

const shown = (path: string) => getImageUrl(path, import.meta.env.PUBLIC_API_URL)

type Props = { message: Message; me: number; onMore: () => void }

/** One message: words, pictures, when, and whether it was read. */
export function MessageBubble({ message, me, onMore }: Props) {
  const { sender, senderId, pictures, createdAt, isRead } = message
  const isMine = senderId === me
  const at = formatTime(createdAt)
  return (
    <div className={isMine ? 'say say-own' : 'say'}>
      <p>{message.message}</p>
      {pictures.length > 0 && (
        <div className="say-pictures">
          {pictures.map((path) => (
            <a key={path} href={shown(path)} target="_blank" rel="noopener">
              <img
                src={shown(getThumbnailPath(path))}
                alt={t.picture(sender.name)}
                loading="lazy"
              />
            </a>
          ))}
        </div>
      )}
      <small className="num">
        {isMine ? t.you : sender.name}, <time dateTime={createdAt}>{at}</time>
        {isMine && isRead && ` · ✓ ${t.isRead}`}
      </small>
      <IconButton
        icon="more"
        className="say-more"
        label={t.moreOf(at)}
        aria-haspopup="dialog"
        onClick={onMore}
      />
      {!isMine && (
        <ScamWarning
          message={message.message}
          text={t.money}
          textHi={t.moneyHi}
          className="say-warn"
        />
      )}
    </div>
  )
}
