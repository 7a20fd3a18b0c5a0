import type { translateRefusal as english } from '#i18n/en/refusals.ts'

export const LATE = 'सर्वर से जवाब आने में बहुत देर लगी।'
export const UNREACHABLE = 'सर्वर तक नहीं पहुँच पाए। नेट देखकर फिर कोशिश करें।'
export const FAILED = 'कुछ गड़बड़ हो गई। थोड़ी देर बाद करें।'

/**
 * The sentences come with the first refusal: no page needs them before. Where they cannot be
 * loaded, the general sentence stands for the API's English one.
 */
export const translateRefusal: typeof english = (refusal) =>
  refusal &&
  import('./refusals/translate.ts').then(
    ({ translate }) => translate(refusal),
    () => ({ code: refusal.code ?? 'INTERNAL', error: FAILED }),
  )
