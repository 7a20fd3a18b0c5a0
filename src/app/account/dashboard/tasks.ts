import type { Classified } from '#contract/classifieds.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import type { Claim } from '#contract/claims.ts'
import { getRecentClaims, type ClaimWithState } from '#app/account/businesses/claim-state.ts'
import {
  getHiddenReason,
  filterUnconfirmed,
  getBusinessState,
} from '#app/account/businesses/business-state.ts'
import { daysUntil } from '#app/shell/format-time.ts'
import { APP_PATHS, claimPath, editClassifiedPath, editListingPath } from '#config/app-paths.ts'
import { dashboard as t } from '#i18n/en/app/dashboard.ts'
import { myBusinesses } from '#i18n/en/app/my-businesses.ts'
import type { IconName } from '#shared/drawings/drawings.ts'

/** A task for the user, with a link to where it is done. */
export type Task = {
  key: string
  title: string
  text: string
  action: string
  href: string
  icon: IconName
  /** When the team asked for it. */
  askedAt?: string | null
  /** Holds something back. */
  isNow?: boolean
}

/** Warn this many days before an ad expires. */
const ENDING_DAYS = 3
const UNANSWERED_PATH = `${APP_PATHS.reviews}?show=unanswered`
const INQUIRIES_PATH = `${APP_PATHS.myAds}?tab=inquiries`

type Input = {
  businesses: readonly OwnBusiness[]
  ads: readonly Pick<
    Classified,
    'id' | 'status' | 'title' | 'expiresAt' | 'rejectReason' | 'updatedAt'
  >[]
  claims?: readonly Claim[]
  unreadInquiries: number
  unreadMessages: number
  /** Published reviews of the listings that nobody has answered. */
  unanswered?: number
  now: Date
}

/** The tasks of the user, blocking ones first. */
export const getTasks = ({ businesses, ads, claims = [], ...input }: Input): Task[] => [
  ...businesses.flatMap(hiddenBusiness),
  ...ads.flatMap(rejectedAd),
  ...getRecentClaims(claims, input.now).flatMap(claimed),
  ...unread(input),
  ...unansweredReviews(input.unanswered),
  ...ads.flatMap((ad) => endingAd(ad, input.now)),
  ...unconfirmed(businesses, input.now),
  ...businesses.flatMap(getIncompleteListingTasks),
]

/** In the words that the listing itself shows. */
function hiddenBusiness(business: OwnBusiness): Task[] {
  const { id, name } = business
  const standing = getBusinessState(business)
  if (standing !== 'sentBack' && standing !== 'hidden') return []
  return [
    {
      key: `business ${id}`,
      title: `${name}: ${myBusinesses.standings[standing]}`,
      text: getHiddenReason(business),
      action: myBusinesses.edit,
      href: editListingPath(id),
      icon: 'warn',
      askedAt: business.hiddenAt,
      isNow: true,
    },
  ]
}

/** Listings that nobody confirmed for a year, in one line; My businesses has the buttons. */
function unconfirmed(businesses: readonly OwnBusiness[], now: Date): Task[] {
  const [first, ...others] = filterUnconfirmed(businesses, now)
  if (!first) return []
  return [
    {
      key: 'unconfirmed',
      title: t.unconfirmed(first.name, others.length),
      text: t.unconfirmedText,
      action: t.look,
      href: APP_PATHS.myBusinesses,
      icon: 'clock',
    },
  ]
}

/** A listing needs opening hours and a photo; the link leads to that section of its form. */
export function getIncompleteListingTasks(business: OwnBusiness): Task[] {
  const { id, name, businessHours, images } = business
  if (!['live', 'paused', 'pending'].includes(getBusinessState(business))) return []
  const part = (part: 'hours' | 'media') => ({
    key: `${part} ${id}`,
    href: `${editListingPath(id)}#part-${part}`,
  })
  const hours = {
    ...part('hours'),
    title: t.noHours(name),
    text: t.noHoursText,
    action: t.addHours,
    icon: 'clock',
  }
  const photo = {
    ...part('media'),
    title: t.noPhoto(name),
    text: t.noPhotoText,
    action: t.addPhoto,
    icon: 'image',
  }
  return [...(businessHours ? [] : [hours]), ...(images.length > 0 ? [] : [photo])] as Task[]
}

const rejectedAd = ({ id, status, title, ...ad }: Input['ads'][number]): Task[] =>
  status === 'rejected'
    ? [
        {
          key: `rejected ${id}`,
          title: t.rejected(title),
          text: ad.rejectReason ?? '',
          action: t.mend,
          href: editClassifiedPath(id),
          icon: 'warn',
          // A later change sends it again.
          askedAt: ad.updatedAt,
          isNow: true,
        },
      ]
    : []

function endingAd({ id, status, title, expiresAt }: Input['ads'][number], now: Date): Task[] {
  if (status !== 'active' || !expiresAt) return []
  const days = daysUntil(expiresAt, now)
  if (days > ENDING_DAYS) return []
  const texts = { title: t.ending(title, days), text: t.endingText, action: t.look }
  return [{ key: `ending ${id}`, ...texts, href: APP_PATHS.myAds, icon: 'clock' }]
}

/** A claim that lacks its code, or was refused not long ago. */
function claimed({ claim: { business, reason, decidedAt }, state }: ClaimWithState): Task[] {
  if (state !== 'code' && state !== 'rejected') return []
  const { claims: words } = myBusinesses
  return [
    {
      key: `claim ${business.id}`,
      title: `${business.name}: ${words[state]}`,
      text: state === 'code' ? words.codeText : words.rejectedText(reason ?? ''),
      action: state === 'code' ? words.type : words.again,
      href: claimPath(business.id),
      icon: 'shop',
      askedAt: decidedAt,
      isNow: true,
    },
  ]
}

const unansweredReviews = (count = 0): Task[] =>
  count > 0
    ? [
        {
          key: 'reviews',
          title: t.unanswered(count),
          text: t.unansweredText,
          action: t.answer,
          href: UNANSWERED_PATH,
          icon: 'star',
        },
      ]
    : []

function unread({
  unreadMessages,
  unreadInquiries,
}: Pick<Input, 'unreadMessages' | 'unreadInquiries'>): Task[] {
  const messages: Task = {
    key: 'messages',
    title: t.unreadMessages(unreadMessages),
    text: t.unreadMessagesText,
    action: t.read,
    href: APP_PATHS.messages,
    icon: 'message',
  }
  const inquiries: Task = {
    key: 'inquiries',
    title: t.unreadInquiries(unreadInquiries),
    text: t.unreadInquiriesText,
    action: t.answer,
    href: INQUIRIES_PATH,
    icon: 'tag',
  }
  return [...(unreadMessages > 0 ? [messages] : []), ...(unreadInquiries > 0 ? [inquiries] : [])]
}
