import { counted } from '#i18n/en/plural.ts'
import { formatCount } from '#shared/rules/money.ts'
import type { AdAlertKind, AdAlertOutcome } from '#shared/rules/ad-alerts.ts'

/** Unusual clicks, as administrators see them. */
export const adAlerts = {
  title: (campaign: string) => `Unusual clicks: ${campaign}`,
  look: 'Review clicks',
  back: 'Advertising',
  kinds: {
    many: 'Many more clicks than usual',
    'few-networks': 'Most clicks come from three networks',
    'every-view': 'Nearly every view led to a click',
  } satisfies Record<AdAlertKind, string>,
  holds:
    'The advertiser does not pay for clicks above the usual number until you decide. ' +
    'The ad keeps running.',
  untold: 'The advertiser has not been notified.',
  outcomes: {
    normal: 'Marked as normal. The advertiser pays for all these clicks.',
    'taken-back':
      'Clicks were voided. Until the day ends, the advertiser does not pay for clicks ' +
      'above the usual number.',
  } satisfies Record<AdAlertOutcome, string>,
  pause: 'Pause campaign',
  paused: 'Campaign paused.',
  normal: 'Mark as normal',
  accepted: 'Marked as normal. The advertiser pays for all clicks again.',
  working: 'Working…',
  failed: 'Couldn’t save. Please try again.',
  figures: {
    charged: 'Charged',
    held: 'Held, not charged',
    share: 'From three networks',
    usual: 'Usual per day',
    median: 'based on the last 28 days',
  },
  percent: (share: number) => `${share}%`,
  sources: 'Where the clicks came from',
  sourcesHint:
    'A large network contains several networks. Their numbers apply to this alert only. ' +
    'No IP addresses are stored.',
  groups: {
    sites: 'Large network',
    networks: 'Network',
    hours: 'Hour',
    browsers: 'Browser',
  },
  named: {
    sites: (number: number) => `Large network ${number}`,
    networks: (number: number) => `Network ${number}`,
    browsers: (number: number) => `Browser ${number}`,
  },
  people: (of: { visitors: number; networks: number }) =>
    `${counted(of.visitors, 'visitor', 'visitors')}, ` +
    counted(of.networks, 'network', 'networks'),
  heldOf: (held: number) => `${formatCount(held)} not charged`,
  share: (percent: number) => `${percent} percent`,
  takeBack: {
    title: 'Void clicks',
    none: 'Select networks, hours or browsers.',
    clicks: (count: number) => counted(count, 'click', 'clicks'),
    to: (advertiser: string) => `Credit to ${advertiser}`,
    reason: 'Reason',
    reasonHint: 'Shown to the advertiser.',
    start: 'Automated clicks, not made by people',
    action: (count: number) => `Void ${counted(count, 'click', 'clicks')}`,
    asks: 'You may need to enter your password again.',
    done: (credited: string) => `${credited} credited.`,
  },
  history: 'History',
  raised: 'Extra clicks are not being charged',
  told: (count: number) => `Emailed to ${counted(count, 'address', 'addresses')}`,
} as const
