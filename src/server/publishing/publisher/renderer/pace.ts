/** How long existing pages of one change may take: a decision may be waiting. */
const BUDGET_MS = 1_200
const [LEAST, MOST] = [100, 2_000]
/** Of few pages the time says little. */
const MIN_PAGES = 20
const FIRST_GUESS_MS = 2

/** How many pages this machine renders in the time that a change may take, as busy as it is. */
export function createRenderSpeedEstimate() {
  let msPerPage = FIRST_GUESS_MS
  return {
    note: (ms: number, pages: number): void => {
      if (pages >= MIN_PAGES) msPerPage = (msPerPage + ms / pages) / 2
    },
    most: (): number => Math.round(Math.min(MOST, Math.max(LEAST, BUDGET_MS / msPerPage))),
  }
}
