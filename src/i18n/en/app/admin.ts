import type { AdminScreen } from '#config/app-paths.ts'

/** The frame of the administrators' area. */
export const admin = {
  groups: { work: 'Admin Panel', publishing: 'Publishing', site: 'Site' },
  /** In the rail, with Hindi in the drawer, and short in the bar at the foot of a phone. */
  screens: {
    adminHome: { title: 'Dashboard', hindi: 'बाकी काम', short: 'Dashboard' },
  } satisfies Record<AdminScreen, { title: string; hindi: string; short: string }>,
  elsewhere: 'Elsewhere',
  account: 'My account',
  toSite: 'To the site',
  returnHome: 'Return to Home',
  waiting: (count: number) => (count === 1 ? '1 waits' : `${count} wait`),
}
