import { z } from 'zod'
import type { NOTIFICATION_KINDS, NotificationChoice } from '#shared/rules/notifications.ts'
import { NOTIFICATION_CHOICES } from '#shared/rules/notifications.ts'
import { endpoint, success } from './endpoint.ts'

const TAG = 'Profile'
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
      .describe('Every Monday, what my advertisements did; off until it is chosen'),
  } satisfies Record<(typeof NOTIFICATION_KINDS)[number], z.ZodType<NotificationChoice>>)
  .meta({ id: 'NotificationChoices' })

export const getNotifications = endpoint({
  method: 'GET',
  path: '/users/profile/notifications',
  tag: TAG,
  summary: 'What I want to be told by mail, and when',
  guard: 'user',
  answer: success(choices),
})

export const saveNotifications = endpoint({
  method: 'PUT',
  path: '/users/profile/notifications',
  tag: TAG,
  summary: 'Choose what I want to be told by mail, and when',
  description:
    '`daily` gathers it for one mail at eight in the morning. What protects the account is ' +
    'mailed in any case.',
  guard: 'user',
  body: choices.partial(),
  answer: success(choices),
})
