import { counted } from '#shared/text/counted.ts'
import { formatCount } from '#shared/rules/money.ts'
import type { AdAlertKind, AdAlertOutcome } from '#shared/rules/ad-alerts.ts'

/** Unusual clicks, as administrators see them. */
export const adAlerts = {
  title: (campaign: string) => `Unusual clicks: ${campaign}`,
  look: 'Look at the clicks',
  back: 'Advertising',
  kinds: {
    many: 'Far more than usual',
    'few-networks': 'Most come from three networks',
    'every-view': 'Nearly every view was followed',
  } satisfies Record<AdAlertKind, string>,
  holds: 'No more than the usual is charged until somebody decides. The ad still runs.',
  untold: 'The advertiser has not been told.',
  outcomes: {
    normal: 'Somebody found these clicks normal. All are charged.',
    'taken-back': 'Clicks were taken back. More than usual is not charged until the day is over.',
  } satisfies Record<AdAlertOutcome, string>,
  pause: 'Pause campaign',
  paused: 'The campaign is paused.',
  normal: 'This is normal',
  accepted: 'All clicks are charged again.',
  working: 'Working…',
  failed: 'This could not be saved. Please try again.',
  figures: {
    charged: 'Charged',
    held: 'Held, not charged',
    share: 'From three networks',
    usual: 'Usual in a day',
    median: 'median of 28 days',
  },
  percent: (share: number) => `${share} %`,
  sources: 'Where they come from',
  sourcesHint: 'Networks and browsers have a number for this alert only; no address is kept.',
  groups: {
    sites: 'Network, /48 or /16',
    networks: 'Network, /64 or /24',
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
    title: 'Take back',
    none: 'Choose networks, hours or browsers.',
    clicks: (count: number) => counted(count, 'click', 'clicks'),
    to: (advertiser: string) => `Back to ${advertiser}`,
    reason: 'Reason',
    reasonHint: 'The advertiser reads it.',
    start: 'Clicks that were not made by people',
    action: (count: number) => `Take back ${counted(count, 'click', 'clicks')}`,
    asks: 'Asks for your password when it was not typed for a while.',
    done: (credited: string) => `${credited} credited.`,
  },
  history: 'History',
  raised: 'Charging above the usual paused',
  told: (count: number) => `Mail to ${counted(count, 'address', 'addresses')}`,
} as const
