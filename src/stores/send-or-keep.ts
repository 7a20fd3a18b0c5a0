import type { CallInput, CallResponse } from '#client/call.ts'
import { outbox } from '#i18n/en/outbox.ts'
import { lazyCall } from './lazy-api.ts'
import { readSession } from './session.ts'
import {
  deleteWaiting,
  listWaiting,
  saveWaiting,
  updateWaiting,
  type WaitingCall,
  type WaitingForm,
} from './waiting.ts'

/** Said of a form that waits. */
export const KEPT = outbox.kept

type Sending<Name extends WaitingCall> = {
  call: Name
  body: CallInput<Name>['body']
  /** Which form of which record: `message:12`. */
  form: string
  /** What was typed. */
  values: object
  /** What it is about; the heading of its page unless it is given. */
  about?: string
  /** A field with a file. */
  file?: { field: string; file: File }
}

/** The last attempt of each form: the same text is sent again with the same key. */
const attempts = new Map<string, { text: string; key: string }>()

/**
 * Sends a form; without a connection it stays on this device, is sent later and this answers null.
 * It is kept before it is sent, so that nothing is lost when the page is closed meanwhile. Throws
 * what the call throws when the server refused it, and also when the device cannot keep it.
 */
export async function sendOrKeep<Name extends WaitingCall>({
  call: name,
  body,
  form,
  values,
  about = document.querySelector('h1')?.textContent.trim() ?? '',
  file,
}: Sending<Name>): Promise<CallResponse<Name> | null> {
  const key = keyFor(form, JSON.stringify(values))
  const refused = listWaiting().filter((one) => one.form === form && one.state === 'refused')
  const isListed = saveWaiting({
    ...{ key, call: name, body: { ...(body as object) }, values: { ...values }, form },
    ...(file && { file: file.field }),
    about,
    href: location.pathname + location.search,
    account: readSession()?.id ?? 0,
    at: Date.now(),
    state: 'sending',
    notice: '',
  } satisfies WaitingForm)
  // Only a file whose form is listed is not swept away.
  const isKept = isListed && (!file || (await keepFile(key, file.file)))
  try {
    const files = file && { files: { [file.field]: [file.file] } }
    const input = { body: { ...(body as object), key }, ...files, stays: true }
    const answer = await (lazyCall as unknown as LooseCall<Name>)(name, input)
    forget(form, key)
    if (file) await dropFile(key)
    for (const one of refused) deleteWaiting(one.key)
    return answer
  } catch (error) {
    // Without a code the client could not be loaded.
    const { code = 'NETWORK' } = error as { code?: string }
    if (isKept && code === 'NETWORK') {
      attempts.delete(form)
      updateWaiting(key, { state: 'waiting' })
      for (const one of refused) deleteWaiting(one.key)
      return null
    }
    deleteWaiting(key)
    if (file) await dropFile(key)
    throw error
  }
}

type LooseCall<Name extends WaitingCall> = (
  name: Name,
  input: object,
) => Promise<CallResponse<Name>>

/** Its code comes with the first file; where it does not come, the device keeps none. */
const waitingFiles = () => import('./waiting-files.ts')
const keepFile = (key: string, file: File): Promise<boolean> =>
  waitingFiles().then(
    (files) => files.keepFile(key, file),
    () => false,
  )
const dropFile = (key: string): Promise<void> =>
  waitingFiles().then(
    (files) => files.dropFile(key),
    () => undefined,
  )

function forget(form: string, key: string): void {
  attempts.delete(form)
  deleteWaiting(key)
}

/** After a refusal that came too late to be heard, the same words keep their key. */
function keyFor(form: string, text: string): string {
  const last = attempts.get(form)
  const key = last?.text === text ? last.key : newKey()
  attempts.set(form, { text, key })
  return key
}

/** Of hex digits; `randomUUID` is missing where the site is not served securely. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
