import type { CallAnswer } from '#client/call.ts'

export type Alert = CallAnswer<'GET /ads/alerts/{id}'>['data']

/** What clicks may have in common. */
export const SOURCES = ['sites', 'networks', 'hours', 'browsers'] as const
export type SourceKind = (typeof SOURCES)[number]

/** The sources that are to be taken back, by their keys. */
export type Chosen = Record<SourceKind, string[]>

/** What a decision on an alert changes. */
export const INVALIDATES = [
  ...(['GET /ads/alerts', 'GET /ads/alerts/{id}', 'GET /ads/withdrawals'] as const),
  ...(['GET /ads/campaigns', 'GET /ads/overview'] as const),
]
