import { counted } from '#shared/text/counted.ts'
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
    'Clicks above the usual number are not charged until you decide. The ad keeps ' + 'running.',
  untold: 'The advertiser has not been notified.',
  outcomes: {
    normal: 'Marked as normal. All clicks are charged.',
    'taken-back':
      'Clicks were voided. Clicks above the usual number are not charged until the day ' + 'ends.',
  } satisfies Record<AdAlertOutcome, string>,
  pause: 'Pause campaign',
  paused: 'Campaign paused.',
  normal: 'Mark as normal',
  accepted: 'All clicks are charged again.',
  working: 'Working…',
  failed: 'Couldn’t save. Please try again.',
  figures: {
    charged: 'Charged',
    held: 'Held, not charged',
    share: 'From three networks',
    usual: 'Usual per day',
    median: '28-day median',
  },
  percent: (share: number) => `${share}%`,
  sources: 'Where the clicks came from',
  sourcesHint:
    'Networks and browsers have numbers for this alert only. No IP addresses are stored.',
  groups: {
    sites: 'Large network (/48 or /16)',
    networks: 'Network (/64 or /24)',
    hours: 'Hour',
    browsers: 'Browser',
  },
  named: {
    sites: (number: number, key: string) =>
      `${key.startsWith('6') ? '/48' : '/16'} network ${number}`,
    networks: (number: number) => `Network ${number}`,
    browsers: (number: number) => `Browser ${number}`,
  },
  people: (of: { visitors: number; networks: number }) =>
    `${counted(of.visitors, 'visitor', 'visitors')}, ` +
    counted(of.networks, 'network', 'networks'),
  heldOf: (held: number) => `${formatCount(held)} held`,
  share: (percent: number) => `${percent} percent`,
  takeBack: {
    title: 'Void clicks',
    none: 'Select networks, hours or browsers.',
    clicks: (count: number) => counted(count, 'click', 'clicks'),
    to: (advertiser: string) => `Credit to ${advertiser}`,
    reason: 'Reason',
    reasonHint: 'Shown to the advertiser.',
    start: 'Clicks that were not made by people',
    action: (count: number) => `Void ${counted(count, 'click', 'clicks')}`,
    asks: 'You may need to enter your password again.',
    done: (credited: string) => `${credited} credited.`,
  },
  history: 'History',
  raised: 'Charges above the usual number paused',
  told: (count: number) => `Emailed to ${counted(count, 'address', 'addresses')}`,
} as const
