import type { resendCode as english } from '#i18n/en/resend-code.ts'
import type { Words } from '#i18n/words.ts'

export const resendCode: Words<typeof english> = {
  send: 'कोड फिर भेजें',
  sendIn: (seconds) => `${seconds} सेकंड में कोड फिर भेजें`,
  sending: 'भेज रहे हैं...',
  sent: 'नया कोड भेज दिया। सबसे नया ईमेल देखें।',
  failed: 'कुछ गड़बड़ हो गई। थोड़ी देर बाद करें।',
}
