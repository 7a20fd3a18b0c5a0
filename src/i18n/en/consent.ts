import { withHindi } from '#shared/text/with-hindi.ts'

/** What visitors are asked where the website uses analytics of Google. */
export const consent = {
  question: withHindi(
    'Allow Google Analytics? It sets cookies and records which pages you open. The site works ' +
      'the same without it.',
    'क्या Google गिन सकता है कि आपने कौन-से पेज खोले?',
  ),
  yes: 'Allow',
  no: 'Don’t allow',
  change: 'Analytics choice',
}
