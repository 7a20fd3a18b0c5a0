import { readFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'
import { DEFAULT_LANGUAGES, FIRST_LANGUAGE, type LanguageCode } from '#config/languages.ts'
import { isNetwork, LOOPBACK_NETWORKS } from '#server/kit/rate-limit/address.ts'
import { gatewayRequest, type Gateway } from '#server/kit/text-messages/index.ts'
import type { S3Config } from '#server/kit/storage/index.ts'

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** The least length of the secret that signs login tokens: that of its hash. */
export const MIN_SECRET_LENGTH = 32

const text = (rule: RegExp, allowed: string) => z.string().regex(rule, allowed)

const webAddress = (value: string): URL | null => {
  const url = URL.canParse(value) ? new URL(value) : null
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash
    ? url
    : null
}

/** An address of map pictures; `{s}` is one of the letters a, b and c. */
const isTiles = (value: string): boolean =>
  /^(https:\/\/|\/)[^\s"'<>]+$/.test(value) &&
  ['{z}', '{x}', '{y}'].every((part) => value.includes(part))

const isOrigin = (value: string): boolean => webAddress(value)?.pathname === '/'
const withoutSlash = (value: string): string => value.replace(/(?<!\/)\/+$/, '')

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

const port = 'a whole number from 1 to 65535'
const site = 'an http or https address without a path, such as https://zila.example'
const api = 'a path such as /api, or an http or https address'
const tiles = 'an https address with {z}, {x} and {y}, or a path of the site with them'
const database = 'an address such as postgres://user:password@host:5432/database'
const smtp = 'an address such as smtps://user:password@mail.example'

const bucket =
  'an address such as https://KEY:SECRET@s3.ap-south-1.amazonaws.com/BUCKET?region=ap-south-1'

const gatewayUrl = 'an http or https address, such as https://sms.example/send?to={phone}'
const gatewayDescription =
  'a JSON object, or the absolute path of a file with one, as docs/text-messages.md describes it'

const isGatewayUrl = (value: string): boolean =>
  /^https?:\/\/./.test(value) && URL.canParse(value.replace(/[{}]/g, ''))

/** What the gateway's request looks like; null if the text says nothing of the kind. */
function readGatewayRequest(value: string) {
  try {
    const text = isAbsolute(value) ? readFileSync(value, 'utf8') : value
    return gatewayRequest.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const proxies =
  'addresses or networks such as 10.0.0.5, 172.18.0.0/16 or 2001:db8::/32, separated by commas'

const CODES: readonly string[] = DEFAULT_LANGUAGES
const languages = [...new Set([FIRST_LANGUAGE.code, CODES.join()])].join(' or ')

const target = `the absolute path of a folder, or ${bucket}`

/** The bucket that an address with its key names; null if it names none. */
function s3Of(value: string): S3Config | null {
  if (!/^https?:\/\/./.test(value) || !URL.canParse(value)) return null
  const url = new URL(value)
  const name = /^\/([^/]+)\/?$/.exec(url.pathname)?.[1]
  if (!name || !url.username || !url.password) return null
  return {
    bucket: decodeURIComponent(name),
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: url.origin,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}

const isPostgres = (value: string) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value)
const postgres = z.string().refine(isPostgres, database)

const portNumber = text(/^\d{1,5}$/, port)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, port)
const HOST = /^[A-Za-z0-9.:_-]+$/
const hosts = 'an address or name to listen on, such as 127.0.0.1, 0.0.0.0 or ::'

/** Each variable with its allowed values. Each message completes "PORT is …; use …". */
const variables = z.object({
  PORT: portNumber.default(4321),
  HOST: text(HOST, hosts).default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .refine((value) => !value.includes('\0'), 'the path of a folder')
    .default('./data'),
  DATABASE_URL: postgres.optional(),
  DATABASE_OWNER_URL: postgres.optional(),
  DATABASE_DIRECT_URL: postgres.optional(),
  DATABASE_REPLICA_URLS: list
    .refine((urls) => urls.every(isPostgres), `${database}; several are separated by commas`)
    .default([]),
  SITE_URL: z.string().refine(isOrigin, site).transform(withoutSlash).optional(),
  PUBLIC_API_URL: z
    .string()
    .refine(
      (value) => /^\/[A-Za-z0-9][A-Za-z0-9._~/-]*$/.test(value) || webAddress(value) !== null,
      api,
    )
    .transform(withoutSlash)
    .default('/api'),
  PUBLIC_MAP_TILES: z
    .string()
    .refine((value) => isTiles(value), tiles)
    .default(''),
  PUBLIC_MAP_ATTRIBUTION: z.string().max(500, 'at most 500 characters').default(''),
  LANGUAGES: list
    .refine(
      (codes) =>
        codes[0] === FIRST_LANGUAGE.code &&
        codes.every((code) => CODES.includes(code)) &&
        new Set(codes).size === codes.length,
      languages,
    )
    .transform((codes) => codes as LanguageCode[])
    .default([...DEFAULT_LANGUAGES]),
  ALLOWED_ORIGINS: list
    .refine(
      (origins) => origins.every(isOrigin),
      'addresses such as https://app.example, separated by commas',
    )
    .transform((origins) => origins.map((origin) => new URL(origin).origin))
    .default([]),
  TRUSTED_PROXIES: list
    .refine((networks) => networks.every(isNetwork), proxies)
    .default([...LOOPBACK_NETWORKS]),
  JWT_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], 'on or off').default('on'),
  JWT_SECRET_OLD: z
    .string()
    .min(MIN_SECRET_LENGTH, `at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
  HSTS_SUBDOMAINS: z
    .enum(['on', 'off'], 'on or off')
    .transform((value) => value === 'on')
    .default(false),
  ADMIN_EMAIL: z
    .string()
    .toLowerCase()
    .pipe(z.email('an email address').max(254, 'an email address'))
    .default('admin@zila.local'),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'at least 8 characters')
    .max(200, 'at most 200 characters')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (value) =>
        /^smtps?:\/\/./.test(value) && URL.canParse(value) && new URL(value).hostname !== '',
      smtp,
    )
    .optional(),
  SMS_URL: z.string().refine(isGatewayUrl, gatewayUrl).optional(),
  SMS_REQUEST: z
    .string()
    .refine((value) => readGatewayRequest(value) !== null, gatewayDescription)
    .default('{}'),
  MAIL_FROM: z.email('an email address').max(254, 'an email address').optional(),
  S3_URL: z
    .string()
    .refine((value) => s3Of(value) !== null, bucket)
    .optional(),
  SHARED_FOLDER: z.string().refine(isAbsolute, 'the absolute path of a folder').optional(),
  BACKUP_TO: z
    .string()
    .refine((value) => s3Of(value) !== null, bucket)
    .optional(),
  PUBLISH_TO: z
    .string()
    .refine((value) => isAbsolute(value) || s3Of(value) !== null, target)
    .transform((value) => s3Of(value) ?? value)
    .optional(),
  STATIC_PAGES: z
    .string()
    .regex(/^(?:all|busiest:\d{1,7})$/, 'all, or busiest: with a number, such as busiest:5000')
    .transform((value) => (value === 'all' ? null : Number(value.slice('busiest:'.length))))
    .default(null),
  PUBLISH_HOOK: z.string().max(2000, 'a command of at most 2,000 characters').optional(),
  SAMPLE_DATA: z
    .enum(['on', 'off'], 'on or off')
    .transform((value) => value === 'on')
    .default(true),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: text(HOST, hosts).default('127.0.0.1'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
})

const complete = variables.check(({ value, issues }) => {
  const refuse = (name: keyof typeof value, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: value[name] })
  if (value.DATABASE_URL === undefined)
    for (const name of BESIDE_DATABASE_URL)
      if (value[name]?.length) refuse(name, 'it together with DATABASE_URL')
  if (value.S3_URL !== undefined && value.SHARED_FOLDER !== undefined)
    refuse('SHARED_FOLDER', 'either it or S3_URL')
  if (value.STATIC_PAGES !== null && value.PUBLISH_TO !== undefined)
    refuse('STATIC_PAGES', 'all with PUBLISH_TO, because a folder or a bucket renders no pages')
})

/** What only a database of one's own has: the embedded one has its own address, for one machine. */
const BESIDE_DATABASE_URL = [
  'DATABASE_OWNER_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URLS',
  'SHARED_FOLDER',
] as const

const SECRET: ReadonlySet<string> = new Set([
  'JWT_SECRET',
  'JWT_SECRET_OLD',
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URLS',
  'SMTP_URL',
  'SMS_URL',
  'SMS_REQUEST',
  'S3_URL',
  'BACKUP_TO',
  'PUBLISH_TO',
])

export type Config = {
  port: number
  host: string
  /** An absolute path. */
  dataDir: string
  /** Null means the embedded server. */
  databaseUrl: string | null
  /** For migrations, by a role that owns the tables; null means that of `databaseUrl` does. */
  databaseOwnerUrl: string | null
  /** Postgres itself, where `databaseUrl` leads through a pooler; null means that `databaseUrl` does. */
  databaseDirectUrl: string | null
  /** Copies of the database that may answer reads. */
  databaseReplicaUrls: readonly string[]
  /** Without a slash at the end, like all addresses here. */
  siteUrl: string
  publicApiUrl: string
  /** Empty means OpenStreetMap. */
  mapTiles: string
  /** The map credits as HTML, set by the site's owner. Empty means OpenStreetMap's. */
  mapAttribution: string
  /** `off` withdraws the service worker from every device. */
  serviceWorker: 'on' | 'off'
  /** The languages that the site is published in, English first. */
  languages: readonly LanguageCode[]
  /** Origins that may call the API from a browser: the site itself and the configured ones. */
  allowedOrigins: string[]
  /** Reverse proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[]
  /** Null means that one is made and kept in the data folder, as for the password. */
  jwtSecret: string | null
  /** The secret before it, while it is being replaced. */
  jwtSecretOld: string | null
  /** Whether browsers may no more reach the hosts below the site's by http. */
  hstsSubDomains: boolean
  adminEmail: string
  adminPassword: string | null
  /** Null means that mails are written to the outbox in the data folder. */
  smtpUrl: string | null
  mailFrom: string
  /** Null means that messages to phones are written to the outbox, too. */
  smsGateway: Gateway | null
  /** Null means that uploads are kept in the data folder. */
  s3: S3Config | null
  /** A folder that all machines of the site share, for uploads and releases. */
  sharedFolder: string | null
  /** A bucket that backups are copied to. */
  backupTo: S3Config | null
  /** Another place that gets a copy of the site: a folder or a bucket. */
  publishTo: string | S3Config | null
  /** How many pages of businesses a release holds, the others are rendered when asked; null: all. */
  busiestPages: number | null
  /** A command to run after the site has changed. */
  publishHook: string | null
  sampleData: boolean
  /** Where a collector reads the figures of this process; null means nowhere. */
  metrics: { host: string; port: number } | null
  logLevel: (typeof LOG_LEVELS)[number]
}

/** Environment values that cannot be used: one sentence for each, all at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Reads the configuration from the environment; blank means not given. Throws ConfigError. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(variables.shape).flatMap((name) =>
      env[name]?.trim() ? [[name, env[name].trim()]] : [],
    ),
  )
  const read = complete.safeParse(given)
  if (!read.success) {
    const reasons = new Map(
      read.error.issues.map((issue) => [String(issue.path[0]), issue.message]),
    )
    throw new ConfigError(
      [...reasons].map(([name, allowed]) => problem(name, given[name] ?? '', allowed)),
    )
  }
  const value = read.data
  const siteUrl = value.SITE_URL ?? `http://localhost:${value.PORT}`
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    databaseOwnerUrl: value.DATABASE_OWNER_URL ?? null,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrls: value.DATABASE_REPLICA_URLS,
    siteUrl,
    publicApiUrl: value.PUBLIC_API_URL,
    mapTiles: value.PUBLIC_MAP_TILES,
    mapAttribution: value.PUBLIC_MAP_ATTRIBUTION,
    languages: value.LANGUAGES,
    serviceWorker: value.SERVICE_WORKER,
    allowedOrigins: [...new Set([new URL(siteUrl).origin, ...value.ALLOWED_ORIGINS])],
    trustedProxies: value.TRUSTED_PROXIES,
    jwtSecret: value.JWT_SECRET ?? null,
    jwtSecretOld: value.JWT_SECRET_OLD ?? null,
    hstsSubDomains: value.HSTS_SUBDOMAINS,
    adminEmail: value.ADMIN_EMAIL,
    adminPassword: value.ADMIN_PASSWORD ?? null,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM ?? `no-reply@${new URL(siteUrl).hostname}`,
    smsGateway: value.SMS_URL
      ? { url: value.SMS_URL, ...readGatewayRequest(value.SMS_REQUEST)! }
      : null,
    s3: value.S3_URL ? s3Of(value.S3_URL) : null,
    sharedFolder: value.SHARED_FOLDER ?? null,
    backupTo: value.BACKUP_TO ? s3Of(value.BACKUP_TO) : null,
    publishTo: value.PUBLISH_TO ?? null,
    busiestPages: value.STATIC_PAGES,
    publishHook: value.PUBLISH_HOOK ?? null,
    sampleData: value.SAMPLE_DATA,
    metrics:
      value.METRICS_PORT === undefined
        ? null
        : { host: value.METRICS_HOST, port: value.METRICS_PORT },
    logLevel: value.LOG_LEVEL,
  }
}

/** Never repeats the value of a secret, because messages end up in logs. */
function problem(name: string, value: string, allowed: string): string {
  return `${name} is ${SECRET.has(name) ? 'not usable' : JSON.stringify(value)}; use ${allowed}.`
}
