import type { CallError } from '#client/call.ts'
import { outbox as t } from '#i18n/en/outbox.ts'
import { call } from './api.ts'
import { readSession } from './session.ts'
import { dropFile, dropStrayFiles, readFile } from './waiting-files.ts'
import { deleteForgotten, listWaiting, updateWaiting, type WaitingForm } from './waiting.ts'

/** A form that its page has sent for so long was left: the page is closed. */
const LEFT_AFTER_MS = 20_000
/** A photo takes its time on a slow line. */
const FILE_LEFT_AFTER_MS = 3 * 60_000
/** The server is busy or starting, or has had enough for now. */
const LATER = [408, 425, 429]

/**
 * Sends the forms that wait, one tab at a time, and answers those that were sent. What the server
 * refuses stays with its reason; what cannot be sent now waits on.
 */
export async function sendWaiting(): Promise<WaitingForm[]> {
  // Missing where the site is not served securely: there the keys alone prevent a second one.
  if (!('locks' in navigator)) return sendEach()
  const lock = { ifAvailable: true }
  return navigator.locks.request('zila-waiting', lock, (held) => (held ? sendEach() : []))
}

async function sendEach(): Promise<WaitingForm[]> {
  const session = readSession()
  if (deleteForgotten(session?.id)) await dropStrayFiles()
  const sent: WaitingForm[] = []
  for (const { key } of listWaiting()) {
    // Read again: another tab may have deleted it while the one before was sent.
    const form = listWaiting().find((one) => one.key === key)
    if (!form || !isDue(form) || ![0, session?.id].includes(form.account)) continue
    const outcome = await send(form)
    if (outcome === 'offline') break
    if (outcome === 'sent') sent.push(form)
  }
  return sent
}

const isDue = ({ state, at, file }: WaitingForm) =>
  state === 'waiting' ||
  (state === 'sending' && Date.now() - at > (file ? FILE_LEFT_AFTER_MS : LEFT_AFTER_MS))

async function send(form: WaitingForm): Promise<'sent' | 'refused' | 'later' | 'offline'> {
  const { key, file: field } = form
  const kept = field ? await readFile(key) : undefined
  if (kept === null) {
    updateWaiting(key, { state: 'refused', notice: t.fileGone })
    return 'refused'
  }
  try {
    const body = { ...withFillTime(form), key }
    await (call as (name: string, input: object) => Promise<unknown>)(form.call, {
      body,
      ...(field && kept && { files: { [field]: [kept] } }),
      stays: true,
    })
    updateWaiting(key, { state: 'sent', at: Date.now(), body: {}, values: {} })
    if (field) await dropFile(key)
    return 'sent'
  } catch (error) {
    const { code, status, serverMessage, fields } = error as CallError
    if (code === 'NETWORK') return 'offline'
    // Signed out meanwhile: it waits until its writer is back.
    if (status === 401 || status >= 500 || LATER.includes(status)) return 'later'
    const notice = Object.values(fields)[0] ?? serverMessage ?? ''
    updateWaiting(key, { state: 'refused', notice })
    // It cannot be changed, only chosen again.
    if (field) await dropFile(key)
    return 'refused'
  }
}

/** The form was shown for longer meanwhile; a program is told apart by it (`honeypot.ts`). */
const withFillTime = ({ body, at }: WaitingForm) =>
  typeof body['shownFor'] === 'number'
    ? { ...body, shownFor: body['shownFor'] + Math.max(0, Date.now() - at) }
    : body
