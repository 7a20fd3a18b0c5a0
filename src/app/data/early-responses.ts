import { buildCallPath, type CallResponse, type CallName } from '#client/call.ts'

declare global {
  /** What the page has asked for before the app's code had come, by the address of the call. */
  var earlyAnswers: Record<string, Promise<Response>> | undefined
}

/** Later an answer is too old to stand for a new one. */
const FRESH_MS = 20_000

/**
 * The answer that the page asked for early (`shell/start-script.ts`), once. Undefined where there
 * is none, or it is no success: then the call is made as ever.
 */
export async function takeEarlyResponse<Name extends CallName>(
  name: Name,
  input: object,
): Promise<CallResponse<Name> | undefined> {
  const path = buildCallPath(name.slice('GET '.length), input)
  const asked = globalThis.earlyAnswers?.[path]
  if (!asked) return undefined
  delete globalThis.earlyAnswers![path]
  if (performance.now() > FRESH_MS) return undefined
  try {
    const answer = await asked
    return answer.ok ? ((await answer.json()) as CallResponse<Name>) : undefined
  } catch {
    return undefined
  }
}
