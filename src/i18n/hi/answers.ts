import type { translateAnswer as english } from '#i18n/en/answers.ts'

/** Most answers that pages read have none (`tests/unit/answer-sentences.test.ts`). */
const MAY_HAVE_SENTENCES = /^(?!GET )|\/(?:admin|ads|backups|sessions)\b/

/** The Hindi sentences come with the first answer that may have any, as those of refusals do. */
export const translateAnswer: typeof english = (call, answer) =>
  MAY_HAVE_SENTENCES.test(call)
    ? import('./refusals/answers.ts')
        .then(({ translateSentences }) => translateSentences(call, answer))
        .then(
          () => answer,
          () => answer,
        )
    : answer
