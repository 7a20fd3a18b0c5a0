import type { Failure } from '#contract/endpoint.ts'
import { toNetworkError, toCallError } from './call-error.ts'

/** A field that is left out is null or undefined; an object is sent as JSON. */
type FieldValue = string | number | boolean | object | null | undefined

/** How much of a form with files has been sent, in bytes. */
export type UploadProgress = { sent: number; total: number }

type Sending = {
  method: string
  url: string
  token: string | null | undefined
  /** The other fields of the form. */
  body?: unknown
  files?: Record<string, readonly File[]> | undefined
  /** Ends the sending when this long nothing was sent or answered; 30 seconds unless given. */
  stallMs?: number
  signal?: AbortSignal | undefined
  onProgress?: ((progress: UploadProgress) => void) | undefined
}

/**
 * Sends a form with files and reads the JSON answer. It uses XMLHttpRequest: `fetch` reports the
 * progress of an upload only if it can stream the body, which Chrome does over HTTP/2 only and
 * other browsers do not do. The time limit counts time without progress, since a large photo on a
 * slow line takes minutes.
 */
export function sendFiles<Answer>(sending: Sending): Promise<Answer> {
  const { method, url, token, stallMs = 30_000, signal, onProgress } = sending
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortion())
    const request = new XMLHttpRequest()
    let timer = 0
    let isStalled = false
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        isStalled = true
        request.abort()
      }, stallMs)
    }
    const abort = () => request.abort()
    const settle = (result: () => void) => () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      result()
    }

    request.open(method, url)
    request.responseType = 'json'
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress?.({ sent: loaded, total })
    }
    request.onprogress = wait
    request.onload = settle(() => {
      const answer = request.response as unknown
      if (request.status >= 200 && request.status < 300) resolve(answer as Answer)
      else void toCallError(request.status, answer as Failure | null).then(reject)
    })
    request.onerror = settle(() => reject(toNetworkError(false)))
    request.onabort = settle(() => reject(isStalled ? toNetworkError(true) : abortion()))
    signal?.addEventListener('abort', abort)
    wait()
    request.send(formOf(sending))
  })
}

function formOf({ body, files = {} }: Sending): FormData {
  const form = new FormData()
  const fields = (body ?? {}) as Record<string, FieldValue>
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : `${value}`)
  }
  for (const [name, list] of Object.entries(files)) for (const file of list) form.append(name, file)
  return form
}

const abortion = () => new DOMException('The call was aborted.', 'AbortError')
