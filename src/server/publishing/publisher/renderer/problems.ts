const MAX_NAMED = 5

/** What went wrong without holding back the rest, in sentences; null for nothing. */
export function describeProblems(
  failed: Readonly<Record<string, string>>,
  drift: string | null,
  damaged: readonly string[] = [],
): string | null {
  const pages = Object.entries(failed)
  const told = pages
    .slice(0, MAX_NAMED)
    .map(([address, reason]) => `${address} could not be rendered: ${reason}`)
  if (pages.length > MAX_NAMED) told.push(`Nor could ${pages.length - MAX_NAMED} more pages.`)
  if (drift) told.push(drift)
  if (damaged.length > 0) {
    const named = damaged.slice(0, MAX_NAMED).join(', ')
    told.push(
      `Files of the release before were damaged (${damaged.length}, such as ${named}); they ` +
        'are right now.',
    )
  }
  return told.length > 0 ? told.join('\n') : null
}

/**
 * Why a site cannot go live: pages that could not be rendered come first, as the cause of the rest.
 */
export function formatCheckError(
  what: string,
  failed: Readonly<Record<string, string>>,
  problems: readonly string[],
): string {
  const cause = describeProblems(failed, null)
  return [`${what} is not fit to go live.`, ...(cause ? [cause] : []), ...problems].join('\n')
}
