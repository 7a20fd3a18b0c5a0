/** Between two questions; spread, so that not every page asks in the same moment. */
const PAUSE_MS = 2000
const SPREAD_MS = 2000
const ADDRESS = `${import.meta.env.PUBLIC_API_URL || '/api'}/health`

const waiting = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Calls `act` once when the server answers again: one question every few seconds for the whole page
 * while it is seen. Answers a function that ends the waiting.
 */
export function onServerReturn(act: () => void): () => void {
  waiting.add(act)
  timer ??= setTimeout(() => void look(), PAUSE_MS + Math.random() * SPREAD_MS)
  return () => void waiting.delete(act)
}

const run = (act: () => void): void => act()

async function look(): Promise<void> {
  const isSeen = document.visibilityState === 'visible'
  const isBack = isSeen && waiting.size > 0 && (await isAnswering())
  timer = undefined
  const acts = [...waiting]
  if (isBack) waiting.clear()
  for (const act of acts) (isBack ? run : onServerReturn)(act)
}

const isAnswering = (): Promise<boolean> =>
  fetch(ADDRESS, { signal: AbortSignal.timeout(PAUSE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
