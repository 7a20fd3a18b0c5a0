import { messages as t } from '#i18n/en/app/messages.ts'
import type { PendingMessage } from '#stores/outbox.ts'
import { Button } from '#ui/Button.tsx'

type Props = { unsent: PendingMessage; onAgain: () => void; onDiscard: () => void }

/** A message that the server has not confirmed, with the way to send it again. */
export const UnsentMessage = ({ unsent, onAgain, onDiscard }: Props) => (
  <div className="say say-own say-unsent">
    <p>{unsent.letter.message}</p>
    {unsent.letter.pictures.length > 0 && (
      <p className="mute">{t.pictureCount(unsent.letter.pictures.length)}</p>
    )}
    {unsent.state === 'sending' ? (
      <small>{t.onItsWay}</small>
    ) : (
      <>
        <small className="field-error">
          {t.notSent} {unsent.notice || t.sentLater}
        </small>
        <div className="row">
          <Button icon="send" onClick={onAgain}>
            {t.sendAgain}
          </Button>
          <Button onClick={onDiscard}>{t.discard}</Button>
        </div>
      </>
    )}
  </div>
)
