import type { ResponseOf, BodyOf, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { translateAnswer } from '#i18n/en/answers.ts'
import { CallError } from './call-error.ts'
import type { UploadProgress } from './send-files.ts'
import { sendJson } from './send-json.ts'

export { CallError }

/** A call by its name: `GET /businesses/{idOrSlug}`. */
export type CallName = keyof Calls

/** May this part be left out? Yes when it is nothing, has no keys, or all its keys are optional. */
type IsOptional<Value> = [Value] extends [undefined]
  ? true
  : string extends keyof Value
    ? true
    : object extends Value
      ? true
      : false

type Filled<Part extends string, Value> =
  IsOptional<Value> extends true ? { [K in Part]?: Value } : { [K in Part]: Value }

type FileFieldOf<Name extends CallName> = keyof NonNullable<Calls[Name]['files']>

/** A call with files names them apart from the other fields of its form. */
type Sent<Name extends CallName> = [Calls[Name]['files']] extends [null]
  ? Filled<'body', BodyOf<Calls[Name]>>
  : Filled<'body', Omit<BodyOf<Calls[Name]>, FileFieldOf<Name>>> & {
      files: { [Field in FileFieldOf<Name>]?: readonly File[] }
      onProgress?: (progress: UploadProgress) => void
    }

export type CallInput<Name extends CallName> = Filled<'params', ParamsOf<Calls[Name]>> &
  Filled<'query', QueryOf<Calls[Name]>> &
  Sent<Name> & {
    signal?: AbortSignal
    /** A 401 leaves the person on this page. */
    stays?: boolean
  }

export type CallResponse<Name extends CallName> = ResponseOf<Calls[Name]>

export type CallOptions = {
  baseUrl: string
  token?: () => string | null
  timeoutMs?: number
  /** A form with files is given up when nothing moved for this long. */
  stallMs?: number
  /** Called for every 401 except that of a wrong password. */
  onUnauthorised?: (input: { stays: boolean }) => void
}

type Scalar = string | number | boolean | null | undefined
type LooseInput = {
  params?: Record<string, Scalar>
  query?: Record<string, Scalar>
  body?: unknown
  files?: Record<string, readonly File[]>
  onProgress?: (progress: UploadProgress) => void
  signal?: AbortSignal
  stays?: boolean
}

/**
 * The address of a call below the API's base, parameters and query filled in; empty query values
 * are left out.
 */
export function buildCallPath(path: string, input: Pick<LooseInput, 'params' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${filled}?${text}` : filled
}

/**
 * Makes `call('GET /businesses', { query })`: typed by the contract, 10-second timeout, one retry
 * of reads. A call with `files` calls `onProgress`, and ends after 30 seconds without progress.
 * Throws CallError; an aborted call throws the AbortError.
 */
export function createClient(options: CallOptions) {
  const base = options.baseUrl.replace(/\/$/, '')

  return async function call<Name extends CallName>(
    name: Name,
    ...[input]: object extends CallInput<Name>
      ? [input?: CallInput<Name>]
      : [input: CallInput<Name>]
  ): Promise<CallResponse<Name>> {
    const [method = 'GET', path = '/'] = name.split(' ')
    const given = (input ?? {}) as LooseInput
    const token = options.token?.()
    try {
      const url = base + buildCallPath(path, given)
      // The code that sends files is loaded with the first call that has files.
      const { files, body, signal } = given
      const timeoutMs = options.timeoutMs ?? 10_000
      const answer = await (files
        ? import('./send-files.ts').then(({ sendFiles }) =>
            sendFiles({ ...options, ...given, method, url, token }),
          )
        : sendJson({ method, url, body, token, timeoutMs, signal }))
      return (await translateAnswer(name, answer)) as CallResponse<Name>
    } catch (error) {
      if (error instanceof CallError && error.status === 401 && error.code !== 'BAD_CREDENTIALS')
        options.onUnauthorised?.({ stays: given.stays ?? false })
      throw error
    }
  }
}
