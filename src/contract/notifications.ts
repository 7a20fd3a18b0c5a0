import { z } from 'zod'
import type { NOTIFICATION_KINDS } from '#shared/rules/notifications.ts'
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
  } satisfies Record<(typeof NOTIFICATION_KINDS)[number], typeof choice>)
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
