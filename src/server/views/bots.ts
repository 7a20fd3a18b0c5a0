const ROBOT =
  /bot\b|bots\b|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|monitor|scan/i

/**
 * Whether a program reads, not a person, as far as it says so: every browser of a person calls
 * itself Mozilla.
 */
export const isRobot = (userAgent: string): boolean =>
  !userAgent.startsWith('Mozilla/') || ROBOT.test(userAgent)
