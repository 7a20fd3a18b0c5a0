const IMPORT = ['data.problem', 'data.causes.examples.reason', 'data.problems.problems.reason']

/**
 * Where successful answers hold sentences of the server, by call: those that the contract marks as
 * `sentence` (`tests/unit/answer-sentences.test.ts`). Lists on the way have no name of their own.
 */
export const SENTENCES_OF_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'POST /businesses/still-right': ['data.message'],
  'GET /businesses/admin/bulk': ['data.failed.error'],
  'POST /businesses/admin/bulk': ['data.failed.error'],
  'GET /businesses/admin/bulk/{id}': ['data.failed.error'],
  'POST /businesses/admin/bulk/{id}/undo': ['data.failed.error'],
  'POST /reviews/admin/bulk': ['data.failed.error'],
  'POST /classified': ['message'],
  'PUT /classified/{id}': ['message'],
  'GET /admin/condition': ['data.certificate.problem'],
  'GET /ads/campaigns': ['campaigns.targetLook.detail'],
  'POST /ads/campaigns': ['data.targetLook.detail', 'message'],
  'GET /ads/campaigns/{id}': ['data.targetLook.detail'],
  'PUT /ads/campaigns/{id}': ['data.targetLook.detail', 'message'],
  'DELETE /ads/campaigns/{id}': ['message'],
  'POST /ads/campaigns/{id}/approve': ['data.targetLook.detail', 'message', 'target.detail'],
  'POST /ads/campaigns/check-target': ['data.detail'],
  'POST /ads/creatives': ['message'],
  'PUT /ads/creatives/{id}': ['message'],
  'DELETE /ads/creatives/{id}': ['message'],
  'POST /ads/creatives/{id}/approve': ['message'],
  'POST /ads/creatives/{type}': ['message'],
  'POST /contact': ['data.message'],
  'POST /contacts': ['data.message'],
  'GET /admin/decisions': ['data.problem'],
  'POST /admin/decisions': ['data.problem', 'refused.problem'],
  'GET /admin/imports': ['data.problem'],
  'POST /admin/imports': IMPORT,
  'GET /admin/imports/{id}': IMPORT,
  'POST /admin/imports/{id}/check': IMPORT,
  'POST /admin/imports/{id}/decide': IMPORT,
  'POST /admin/imports/{id}/run': IMPORT,
  'POST /admin/imports/{id}/stop': IMPORT,
  'POST /admin/imports/{id}/undo': IMPORT,
  'GET /backups/admin': ['data.backups.problem', 'data.failure.reason'],
  'POST /newsletter': ['data.message'],
  'POST /newsletter/confirm': ['data.message'],
  'POST /newsletter/resubscribe': ['data.message'],
  'POST /newsletter/unsubscribe': ['data.message'],
  'GET /users/profile/sessions': ['data.device'],
  'POST /users/profile/rate-password': ['data.advice'],
}

/** Puts the sentences of a call's answer into Hindi, which come when there are any. */
export async function translateSentences(call: string, answer: unknown): Promise<void> {
  const places = SENTENCES_OF_ANSWERS[call]
  if (!places) return
  const { translateWithin } = await import('./translate.ts')
  for (const place of places) translateWithin(answer, place.split('.'))
}
