import { PAYMENT_REQUEST_WORDS } from '#config/payment-request-words.ts'
import { isAskingForMoney } from '#shared/rules/asks-for-money.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Icon } from '#ui/Icon.tsx'

type Props = { message: string; text: string; textHi: string; className: string }

/** A warning below words that ask for money or a code; nothing below others. */
export function ScamWarning({ message, text, textHi, className }: Props) {
  if (!isAskingForMoney(message, PAYMENT_REQUEST_WORDS)) return null
  return (
    <p className={className}>
      <Icon name="warn" />
      <span>
        {text}{' '}
        <span className="hi" lang={LOCAL_LANGUAGE}>
          {textHi}
        </span>
      </span>
    </p>
  )
}
