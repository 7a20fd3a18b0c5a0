import { z } from 'zod'
import { ERRORS, type ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** `helper`: who is trusted to call businesses, whatever their role is. */
export type Guard = 'anyone' | 'user' | 'owner' | 'helper' | 'admin'

/** For each field of a form: the maximum number of files, and of bytes each. */
export type FileFields = Record<string, { atMost: number; bytes: number }>

/**
 * One call of the API, as a value: the server binds it, the browser and the build call it, the
 * reference prints it.
 */
export type Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Verb extends Method = Method,
  Path extends string = string,
  Guarded extends Guard = Guard,
> = {
  method: Verb
  /** Below `/api`, with parameters in braces: `/businesses/{idOrSlug}`. */
  path: Path
  tag: string
  summary: string
  description?: string
  guard: Guarded
  /**
   * Only for a caller who signed in, or proved their identity, in the last ten minutes; others get
   * CONFIRM_NEEDED.
   */
  stepUp: boolean
  params: Params
  query: Query
  body: Body
  /**
   * Files that the call takes beside its fields, as a form (multipart/form-data); null means that
   * it takes JSON.
   */
  files: FileFields | null
  answer: Answer
  /** Of a successful answer. */
  contentType: string
  /** The status of a successful answer. */
  status: 200 | 201
  /** Failures besides those that method, body and guard imply (see `listImpliedCodes`). */
  codes: readonly ErrorCode[]
}

const nothing = z.object({})

type Name = `${Method} /${string}`
type MethodOf<N extends Name> = N extends `${infer Verb extends Method} ${string}` ? Verb : never
type PathOf<N extends Name> = N extends `${Method} ${infer Path}` ? Path : never

/**
 * States the endpoints of a part of the reference by their names: `endpoint('GET /features', …)`.
 * Defaults: no parameters, no query, no body, open to anyone, status 200.
 */
export const createEndpointBuilder =
  (tag: string) =>
  <
    Answer extends z.ZodType,
    const N extends Name,
    Params extends z.ZodObject = typeof nothing,
    Query extends z.ZodObject = typeof nothing,
    Body extends z.ZodType = z.ZodUndefined,
    Files extends FileFields | null = null,
    const Guarded extends Guard = 'anyone',
  >(
    name: N,
    spec: {
      summary: string
      description?: string
      guard?: Guarded
      stepUp?: boolean
      params?: Params
      query?: Query
      body?: Body
      files?: Files
      answer: Answer
      contentType?: string
      status?: 200 | 201
      codes?: readonly ErrorCode[]
    },
  ): Endpoint<Params, Query, Body, Answer, MethodOf<N>, PathOf<N>, Guarded> & { files: Files } => {
    const [method, path] = name.split(' ') as [MethodOf<N>, PathOf<N>]
    return {
      ...{ method, path, tag },
      status: 200,
      codes: [],
      stepUp: false,
      contentType: 'application/json',
      ...spec,
      guard: spec.guard ?? ('anyone' as Guarded),
      params: (spec.params ?? nothing) as Params,
      query: (spec.query ?? nothing) as Query,
      body: (spec.body ?? z.undefined()) as Body,
      files: (spec.files ?? null) as Files,
    }
  }

export type ParamsOf<E extends Endpoint> = z.input<E['params']>
export type QueryOf<E extends Endpoint> = z.input<E['query']>
export type BodyOf<E extends Endpoint> = z.input<E['body']>
export type ResponseOf<E extends Endpoint> = z.output<E['answer']>

/** Failures that any call can have. */
export const COMMON_CODES = [
  'INVALID_INPUT',
  'TOO_LARGE',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[]

/** The shape of every failure: `fields` names each wrong input with its reason. */
export const failure = z
  .object({
    success: z.literal(false),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    error: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Failure', description: 'Any response that is not a success' })

export type Failure = z.output<typeof failure>

/** `{ success: true, data, ...more }`. */
export const success = <Data extends z.ZodType, More extends z.ZodRawShape = Record<never, never>>(
  data: Data,
  more?: More,
) => z.object({ success: z.literal(true), data, ...(more as More) })

export const pagination = z
  .object({
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalPages: z.int(),
    hasPrev: z.boolean(),
    hasNext: z.boolean(),
  })
  .meta({ id: 'Pagination' })

export type Pagination = z.output<typeof pagination>
