import { z } from 'zod'
import { createEndpointBuilder, success } from './endpoint.ts'

const endpoint = createEndpointBuilder('Screens')

/** The reads of a screen; `detail` is of the first record that the last of them answers. */
type ScreenReads = { paths: readonly string[]; detail?: string }

/**
 * What the screens that are opened most read first, by their names in `config/app-paths.ts`; each
 * path as the app's `useRead` builds it.
 */
export const SCREEN_READS = {
  dashboard: {
    paths: [
      '/users/profile',
      '/businesses/user/my-businesses',
      '/classified/user/my-ads',
      '/classified-inquiries/stats',
      '/messages/unread-count',
      '/classified/user/summary',
      '/analytics/totals',
      '/reviews/received?show=unanswered&limit=1',
      '/claims/mine',
      '/business-drafts',
      '/classified-drafts',
      '/messages?type=received&limit=4',
    ],
  },
  addListing: { paths: ['/users/profile', '/business-drafts', '/categories'] },
  adminReview: {
    paths: ['/users/profile', '/admin/counts', '/admin/queue?limit=1000'],
    detail: '/admin/queue/{kind}/{id}',
  },
} as const satisfies Record<string, ScreenReads>

export type PreloadedScreen = keyof typeof SCREEN_READS

export const readScreen = endpoint('GET /screens/{screen}', {
  summary: 'Read what a screen of the app shows first',
  description:
    'Several reads in one. `data` has each answer by its path, without those that are refused.',
  guard: 'user',
  params: z.object({
    screen: z.enum(Object.keys(SCREEN_READS) as [PreloadedScreen, ...PreloadedScreen[]]),
  }),
  answer: success(z.record(z.string(), z.unknown())),
})
