import { counted } from '#i18n/en/plural.ts'

/** Advertising, for administrators. */
export const adminAds = {
  cards: {
    total: 'Total campaigns',
    pending: 'Pending approvals',
    active: 'Active campaigns',
    revenue: 'Total revenue',
    paused: (count: number) => `${count} paused`,
    waiting: ({ campaign, creative }: { campaign: number; creative: number }) =>
      [
        campaign > 0 && counted(campaign, 'campaign', 'campaigns'),
        creative > 0 && counted(creative, 'creative', 'creatives'),
      ]
        .filter(Boolean)
        .join(', '),
  },
  tabs: 'Advertising',
  tab: {
    campaigns: 'Campaigns',
    creatives: 'Pending Creatives',
    placements: 'Placements',
    balances: 'Balances',
    papers: 'Invoices',
    withdrawals: 'Invalid clicks',
    policy: 'Policy',
  },
  audit: 'Audit log',
  export: 'Export Data',
  exporting: 'Preparing…',
  exportFailed: 'Couldn’t create the file. Please try again.',
  policy: {
    title: 'Prohibited ads',
    text:
      'Ads that seem to offer one of these are marked in the review queue. A person ' +
      'decides, and the advertiser sees the reason.',
  },
}

/** The daily check of ad totals against the ledger. */
export const adComparison = {
  agrees: (when: string) => `Ad totals match the ledger. Checked ${when}`,
  never: 'Ad totals are checked against the ledger every night. Not checked yet.',
  differs: (count: number, when: string) =>
    `Ad totals differ from the ledger in ${counted(count, 'place', 'places')}. Checked ${when}.`,
  toAds: 'View differences',
  more: (count: number) => `and ${count} more`,
  rebuild: 'Recalculate totals',
  rebuilding: 'Recalculating…',
  failed:
    'No response yet. We may still be recalculating the totals. Check again in a few minutes.',
}

/** Campaigns of advertisers, for administrators. */
export const adminCampaigns = {
  caption: 'Campaigns',
  hint: 'Title or advertiser',
  none: 'No campaigns yet',
  columns: {
    title: 'Campaign',
    status: 'Status',
    spent: 'Spent',
    views: 'Views',
    clicks: 'Clicks, click rate',
  },
  filters: {
    status: 'Status',
    anyStatus: 'Any status',
    approval: 'Approval',
    anyApproval: 'Any approval',
    waiting: 'Needs review',
  },
  statuses: {
    draft: 'Draft',
    active: 'Active',
    paused: 'Paused',
    completed: 'Completed',
    rejected: 'Rejected',
  },
  approved: 'Approved',
  notApproved: 'Not approved',
  pending: 'Pending Approval',
  changeWaits: 'change pending',
  sent: (time: string) => `sent ${time} ago`,
  of: (budget: string) => `of ${budget}`,
  share: (title: string) => `Budget spent: ${title}`,
  ctr: (percent: string) => `${percent}%`,
  open: 'Open',
  openOf: (title: string) => `Open ${title}`,
  approve: 'Approve',
  approveOf: (title: string) => `Approve ${title}`,
  reject: 'Reject',
  rejectOf: (title: string) => `Reject ${title}`,
  rejectTitle: (title: string) => `Reject “${title}”?`,
  rejectChangeTitle: (title: string) => `Reject the change to “${title}”?`,
  rejectText: 'The campaign will not run. The advertiser gets an email with the reason.',
  rejectChangeText:
    'The campaign keeps running as it is. The advertiser gets an email with the reason.',
  approveChange: 'Approve change',
  rejectChange: 'Reject change',
  look: 'View change',
  lookOf: (title: string) => `View change: ${title}`,
  pause: 'Pause',
  pauseOf: (title: string) => `Pause ${title}`,
  resume: 'Resume',
  resumeOf: (title: string) => `Resume ${title}`,
  delete: 'Delete',
  deleteQuestion: 'Are you sure you want to delete this campaign?',
  deleteKeeps: 'Past charges stay on the statements.',
  deleted: (title: string) => `${title} is deleted.`,
  failed: {
    list: 'Failed to fetch campaigns',
    approval: 'Failed to update campaign approval',
    status: 'Failed to update campaign status',
    delete: 'Failed to delete campaign',
  },
  close: 'Close',
  cancel: 'Cancel',
  working: 'Working…',
  one: {
    gone: 'This campaign no longer exists.',
    reason: 'Reason for rejection',
    stopReason: 'Reason for stopping',
    noReason: 'no reason given',
    about: 'Campaign',
    change: 'Proposed change',
    names: { title: 'Title', targetUrl: 'Website link' },
    money: 'Budget',
    reach: 'Targeting',
    figures: 'Statistics',
    who: 'Advertiser',
    leadsTo: 'Website link',
    lastLook: 'Last link check',
    lookOf: (when: string, found: string) => `${when}: ${found}`,
    noLook: 'not checked yet',
    description: 'Description',
    budget: 'Total budget',
    dailyBudget: 'Daily budget',
    costPerClick: 'Price per click',
    most: (clicks: string) => `up to ${clicks} clicks`,
    noDaily: 'none, so the total budget is spread evenly',
    days: 'Dates',
    from: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
    fromUntil: (first: string, last: string) => `${first} to ${last}`,
    always: 'until the budget is spent',
    keywords: 'Keywords',
    locations: 'Towns',
    everywhere: 'all',
    interests: 'Interests',
    demographics: 'Audience',
    spent: 'Spent',
    today: (amount: string) => `${amount} today`,
    views: 'Views',
    clicks: 'Clicks, click rate',
    excluded: 'Clicks not charged',
    creatives: 'Creatives',
    creativesOf: (of: { approved: number; pending: number; rejected: number }) =>
      [
        `${of.approved} approved`,
        of.pending > 0 && `${of.pending} pending`,
        of.rejected > 0 && `${of.rejected} rejected`,
      ]
        .filter(Boolean)
        .join(', '),
    noCreatives: 'none yet, so no ad is shown',
    made: 'Added',
  },
  why: {
    kept: 'Saved reasons',
    label: 'Reason',
    hint: 'Sent to the advertiser.',
    missing: 'Enter a reason.',
  },
}

/** The review of creatives. */
export const adminCreatives = {
  none: 'No pending creatives',
  noneText: 'All creatives are reviewed. New ones appear here.',
  back: 'Back',
  next: 'Next',
  place: (at: number, of: number) => `${at} of ${of}`,
  approve: 'Approve',
  reject: 'Reject with a reason',
  rejectIt: 'Reject',
  approveChange: 'Approve change',
  rejectChange: 'Reject change',
  rejectTitle: (name: string) => `Reject “${name}”?`,
  rejectChangeTitle: (name: string) => `Reject the change to “${name}”?`,
  rejectText: 'This creative will not be shown. The advertiser gets the reason.',
  rejectChangeText: 'The approved version keeps running. The advertiser gets the reason.',
  failed: 'Failed to update creative approval',
  working: 'Working…',
  fields: {
    campaign: 'Campaign',
    user: 'Advertiser',
    type: 'Type',
    size: 'Size',
    position: 'Position',
    headline: 'Headline',
    description: 'Text',
    callToAction: 'Call to action',
    leadsTo: 'Website link',
    waits: 'Waiting time',
  },
  bytes: (bytes: number) =>
    bytes < 1024 * 1024
      ? `${Math.max(1, Math.round(bytes / 1024))} KB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
  seconds: (seconds: number) => `${seconds} s`,
  written: (text: string, most: number) => `“${text}” ${[...text].length} of ${most} characters`,
  fits: (places: string) => `fits in: ${places}`,
  fitsNowhere: 'No active placement has this size and position',
}

/** Placements of ads. */
export const adminPlacements = {
  caption: 'Placements',
  hint: 'Name or code',
  add: 'New placement',
  none: 'No placements yet',
  noneText: 'Without a placement, the site shows no ads.',
  editOf: (name: string) => `Edit ${name}`,
  columns: {
    name: 'Placement',
    page: 'Page and size',
    priority: 'Priority',
    fill: 'Fill rate, 28 days',
    views: 'Views',
    clicks: 'Clicks',
    earned: 'Earned',
  },
  anyPage: 'Any page',
  choose: 'Choose',
  pages: {
    home: 'Home',
    businesses: 'Businesses',
    'single-business': 'Business',
    blog: 'Blog',
    'single-blog': 'Blog post',
    categories: 'Categories',
    'district-guide': 'District guide',
    all: 'All pages',
  },
  positions: {
    header: 'header',
    sidebar: 'sidebar',
    footer: 'footer',
    'content-top': 'above the content',
    'content-bottom': 'below the content',
    popup: 'popup',
  },
  withoutHouse: 'empty when unsold',
  filled: (percent: string) => `${percent}%`,
  notAsked: 'no data yet',
  fillOf: (name: string) => `Fill rate of ${name}`,
  campaigns: (count: number) =>
    count === 0 ? 'no campaigns yet' : counted(count, 'campaign', 'campaigns'),
  fields: {
    name: 'Name',
    code: 'Code',
    codeHint: 'Lowercase letters, digits and _. No two placements may have the same code.',
    page: 'Page',
    position: 'Position',
    size: 'Size',
    priority: 'Priority',
    priorityHint: 'If several placements fit, the highest number comes first.',
    active: 'Active',
    activeHint: 'Changes take effect on the site within minutes.',
    house: 'Show our own ad if the space is not sold',
    houseHint:
      'It is a short text about this site. If you turn this off, the space stays empty ' +
      'when no campaign fits.',
  },
  wrongCode: 'Use lowercase letters, digits and _, max 64',
  wrongPriority: 'Enter a whole number from 1 to 1000',
  failed: {
    list: 'Failed to fetch placements',
    save: 'Failed to save placement',
    delete: 'Failed to delete placement',
    status: 'Failed to save placement',
  },
  deleteQuestion: 'Are you sure you want to delete this placement?',
  deleteKeeps: 'Its statistics are kept.',
}

/** Voiding invalid clicks and crediting advertisers. */
export const adminWithdrawals = {
  list: 'Invalid clicks',
  title: 'Void invalid clicks',
  text:
    'Void views and clicks that are not valid. Advertisers get the charges back as a ' + 'credit.',
  add: 'Void clicks',
  action: { text: 'Void and credit', busy: 'Voiding…' },
  none: 'Nothing voided yet',
  from: 'From',
  until: 'Until',
  ofCampaign: 'Campaign',
  ofPlacement: 'Placement',
  blank: 'Leave empty for all',
  all: 'All',
  reason: 'Reason',
  reasonHint: 'Shown to advertisers.',
  backwards: 'The end must be after the start',
  failed: 'Couldn’t void the clicks. Please try again.',
  previewFailed: 'Couldn’t calculate the credit.',
  nothing: 'No charged clicks found.',
  preview: (of: { credited: string; views: number; clicks: number; campaigns: number }) =>
    `${of.credited} will be credited to ${counted(of.campaigns, 'campaign', 'campaigns')}: ` +
    `${counted(of.views, 'view', 'views')} and ${counted(of.clicks, 'click', 'clicks')}.`,
  counting: 'Calculating…',
  sources: 'Sources of the charged clicks',
  sourcesHint:
    'A source is all clicks of one internet network on one day. It never names a person ' +
    'or an address.',
  everySource: 'All sources',
  source: (of: { number: number; clicks: number; charged: string; visitors: number }) =>
    `Source ${of.number}: ${counted(of.clicks, 'click', 'clicks')}, ${of.charged}, ` +
    counted(of.visitors, 'browser', 'browsers'),
  done: (credited: string) => `${credited} credited.`,
  span: (from: string, until: string) => `${from} to ${until}`,
  of: ({ views, clicks }: { views: number; clicks: number }) =>
    `${counted(views, 'view', 'views')}, ${counted(clicks, 'click', 'clicks')}`,
  everyCampaign: 'all campaigns',
  everyPlace: 'all placements',
  oneSource: 'one source',
  find: {
    waiting: 'Searching…',
    none: 'No campaign with this name',
    failed: 'Couldn’t load campaigns.',
    found: (count: number) => counted(count, 'campaign', 'campaigns'),
  },
}
