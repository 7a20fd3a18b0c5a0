const MOST_NAMED = 5

/** What went wrong without holding back the rest, in sentences; null for nothing. */
export function problemsOf(failed: Readonly<Record<string, string>>, drift: string | null): string | null {
  const pages = Object.entries(failed)
  const told = pages.slice(0, MOST_NAMED).map(([address, reason]) => `${address} could not be rendered: ${reason}`)
  if (pages.length > MOST_NAMED) told.push(`So could ${pages.length - MOST_NAMED} more pages.`)
  if (drift) told.push(drift)
  return told.length > 0 ? told.join('\n') : null
}
