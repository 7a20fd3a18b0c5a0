import { buildCallPath, type CallResponse, type CallName } from '#client/call.ts'

/** What the page has asked for; `data` as soon as it is there, undefined for a refusal. */
type EarlyAnswer = { coming: Promise<unknown>; data?: unknown }

declare global {
  /** What the page has asked for before the app's code had come, by the address of the call. */
  var earlyAnswers: Record<string, EarlyAnswer> | undefined
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
  return (await take(name, input)?.coming) as CallResponse<Name> | undefined
}

/** The same where it has come already, for the first drawing of a screen. */
export function takeEarlyData<Name extends CallName>(
  name: Name,
  input: object,
): CallResponse<Name> | undefined {
  return take(name, input, ({ data }) => data !== undefined)?.data as CallResponse<Name> | undefined
}

function take(name: CallName, input: object, isWanted = (_: EarlyAnswer) => true) {
  const answers = globalThis.earlyAnswers
  if (!answers) return undefined
  const path = buildCallPath(name.slice('GET '.length), input)
  const answer = answers[path]
  if (!answer || !isWanted(answer)) return undefined
  delete answers[path]
  return performance.now() > FRESH_MS ? undefined : answer
}
