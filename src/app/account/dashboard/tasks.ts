import type { Ad } from '#contract/classifieds.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { daysUntil } from '#app/shell/when.ts'
import { APP_PATHS, editAdPath } from '#config/app-paths.ts'
import { ROUTES } from '#config/routes.ts'
import { dashboard as t } from '#i18n/en/app/dashboard.ts'
import type { IconName } from '#shared/drawings/drawings.ts'

/** Something that waits for the person, and where it is dealt with. */
export type Task = {
  key: string
  title: string
  text: string
  action: string
  href: string
  icon: IconName
  /** Holds something back. */
  isNow?: boolean
}

/** An ad is told of so many days before it ends. */
const ENDING_DAYS = 3
const INQUIRIES_PATH = `${APP_PATHS.myAds}?tab=inquiries`

type Input = {
  businesses: readonly OwnBusiness[]
  ads: readonly Ad[]
  unreadInquiries: number
  unreadMessages: number
  now: Date
}

/** What needs doing next, what holds something back first. */
export function tasksOf({ businesses, ads, unreadInquiries, unreadMessages, now }: Input): Task[] {
  const hidden = businesses
    .filter(({ status }) => status === 'inactive')
    .map(({ id, name }): Task => ({
      key: `business ${id}`,
      title: t.inactive(name),
      text: t.inactiveText,
      action: t.contact,
      href: ROUTES.contact.path,
      icon: 'warn',
      isNow: true,
    }))
  const rejected = ads
    .filter(({ status }) => status === 'rejected')
    .map(({ id, title, rejectReason }): Task => ({
      key: `rejected ${id}`,
      title: t.rejected(title),
      text: rejectReason ?? '',
      action: t.mend,
      href: editAdPath(id),
      icon: 'warn',
      isNow: true,
    }))
  const ending = ads.flatMap(({ id, status, title, expiresAt }): Task[] => {
    if (status !== 'active' || !expiresAt) return []
    const days = daysUntil(expiresAt, now)
    if (days > ENDING_DAYS) return []
    const href = APP_PATHS.myAds
    const texts = { title: t.ending(title, days), text: t.endingText, action: t.look }
    return [{ key: `ending ${id}`, ...texts, href, icon: 'clock' }]
  })
  return [
    ...hidden,
    ...rejected,
    ...(unreadMessages > 0
      ? [
          {
            key: 'messages',
            title: t.unreadMessages(unreadMessages),
            text: t.unreadMessagesText,
            action: t.read,
            href: APP_PATHS.messages,
            icon: 'message' as const,
          },
        ]
      : []),
    ...(unreadInquiries > 0
      ? [
          {
            key: 'inquiries',
            title: t.unreadInquiries(unreadInquiries),
            text: t.unreadInquiriesText,
            action: t.answer,
            href: INQUIRIES_PATH,
            icon: 'tag' as const,
          },
        ]
      : []),
    ...ending,
  ]
}
