import { z } from 'zod'
import {
  NOTIFICATION_FREQUENCIES,
  type NOTIFICATION_KINDS,
  type NotificationFrequency,
} from '#shared/rules/notifications.ts'
import { createEndpointBuilder, success } from './endpoint.ts'

const endpoint = createEndpointBuilder('Profile')
const choice = z.enum(NOTIFICATION_FREQUENCIES)
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
    textMessages: z
      .enum(['now', 'off'])
      .describe('Text messages to who has no email, two a day at most'),
  } satisfies Record<
    (typeof NOTIFICATION_KINDS)[number] | 'textMessages',
    z.ZodType<NotificationFrequency>
  >)
  .meta({ id: 'NotificationChoices' })

export const getNotificationPreferences = endpoint('GET /users/profile/notifications', {
  summary: 'Get my notification settings',
  guard: 'user',
  answer: success(choices),
})

export const saveNotificationPreferences = endpoint('PUT /users/profile/notifications', {
  summary: 'Save my notification settings',
  description: '`daily` sends one mail at 8 AM. Security mails are always sent.',
  guard: 'user',
  body: choices.partial(),
  answer: success(choices),
})
