/** The first rows of the files that people save, which only they read; `rejected` follows a file's own. */
export const CSV_HEADS = {
  audit: ['Time (India)', 'Who', 'Email', 'Action', 'Thing', 'Number', 'Detail'],
  days: [
    ...['Date', 'Views', 'Calls', 'WhatsApp', 'Directions'],
    ...['Website', 'Saves', 'Shares', 'Messages'],
  ],
  searches: ['Search', 'Views'],
  campaign: [
    ...['Date', 'Shown', 'Viewable', 'Clicks', 'Clicks not charged'],
    ...['Click rate %', 'Spent', 'Cost per click'],
  ],
  clicks: [
    ...['Time (India)', 'Campaign', 'Placement', 'Page', 'Town'],
    ...['Result', 'Amount', 'Credited'],
  ],
  changes: ['line of the file', 'number', 'name', 'field', 'before', 'after'],
  rejected: ['line of the file', 'what is wrong'],
} as const

export type CsvHeads = Record<keyof typeof CSV_HEADS, readonly string[]>
