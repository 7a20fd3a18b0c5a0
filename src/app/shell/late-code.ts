import { loadWithoutLine, queryClient } from '#app/data/client.ts'
import { loadSender } from '#client/send-json-late.ts'
import { loadLogout } from '#stores/sign-out.ts'

const PAUSE_MS = 3_000

const prepare = () => loadWithoutLine().then((file) => file.prepareForNoLine(queryClient))

/** Loads code after the first screen that may be needed where the line is down. */
export function loadLateCode(): void {
  const load = () => {
    for (const late of [loadSender, loadLogout, prepare]) void late().catch(() => undefined)
  }
  addEventListener('load', () => setTimeout(load, PAUSE_MS), { once: true })
}
