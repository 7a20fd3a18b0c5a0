import { z } from 'zod'
import {
  NOTIFICATION_CHOICES,
  type NOTIFICATION_KINDS,
  type NotificationChoice,
} from '#shared/rules/notifications.ts'
import { endpointsOf, success } from './endpoint.ts'

const endpoint = endpointsOf('Profile')
const choice = z.enum(NOTIFICATION_CHOICES)
const choices = z
  .object({
    messages: choice,
    inquiries: choice,
    enquiries: choice,
    listings: choice,
    reviews: choice,
    campaigns: choice,
    adSummary: z
      .enum(['now', 'off'])
      .describe('Weekly summary of my advertisements, on Mondays; off by default'),
  } satisfies Record<(typeof NOTIFICATION_KINDS)[number], z.ZodType<NotificationChoice>>)
  .meta({ id: 'NotificationChoices' })

export const getNotifications = endpoint('GET /users/profile/notifications', {
  summary: 'Get my notification settings',
  guard: 'user',
  answer: success(choices),
})

export const saveNotifications = endpoint('PUT /users/profile/notifications', {
  summary: 'Save my notification settings',
  description: '`daily` sends one mail at 8 AM. Security mails are always sent.',
  guard: 'user',
  body: choices.partial(),
  answer: success(choices),
})
