import type { CallResponse } from '#client/call.ts'

export type ClickAlert = CallResponse<'GET /ads/alerts/{id}'>['data']

/** What clicks may have in common. */
export const CLICK_SOURCES = ['sites', 'networks', 'hours', 'browsers'] as const
export type SourceKind = (typeof CLICK_SOURCES)[number]

/** The sources that are to be taken back, by their keys. */
export type ChosenSources = Record<SourceKind, string[]>

/** What a decision on an alert changes. */
export const INVALIDATES = [
  ...(['GET /ads/alerts', 'GET /ads/alerts/{id}', 'GET /ads/withdrawals'] as const),
  ...(['GET /ads/campaigns', 'GET /ads/overview'] as const),
]
