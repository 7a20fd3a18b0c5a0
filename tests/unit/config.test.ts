import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from '#server/start/config.ts'

const problemsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('configuration by environment', () => {
  it('needs nothing: every value has a default that is safe on a person’s own machine', () => {
    expect(loadConfig({})).toEqual({
      port: 4321,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: null,
      databaseOwnerUrl: null,
      databaseDirectUrl: null,
      databaseReplicaUrls: [],
      siteUrl: 'http://localhost:4321',
      publicApiUrl: '/api',
      mapTiles: '',
      mapAttribution: '',
      serviceWorker: 'on',
      languages: ['en', 'hi'],
      allowedOrigins: ['http://localhost:4321'],
      trustedProxies: ['127.0.0.0/8', '::1/128'],
      jwtSecret: null,
      jwtSecretOld: null,
      hstsSubDomains: false,
      adminEmail: 'admin@zila.local',
      adminPassword: null,
      smsGateway: null,
      smtpUrl: null,
      mailFrom: 'no-reply@localhost',
      s3: null,
      sharedFolder: null,
      backupTo: null,
      publishTo: null,
      busiestPages: null,
      publishHook: null,
      sampleData: true,
      metrics: null,
      logLevel: 'info',
    })
  })

  it('takes what is given, tidied', () => {
    const config = loadConfig({
      PORT: ' 8080 ',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/zila/',
      DATABASE_URL: 'postgresql://zila_app@db/zila',
      DATABASE_OWNER_URL: 'postgresql://zila@db/zila',
      DATABASE_DIRECT_URL: 'postgresql://zila_app@db:5433/zila',
      DATABASE_REPLICA_URLS: 'postgresql://zila_app@copy/zila, postgresql://zila_app@other/zila',
      SITE_URL: 'https://suhana.example/',
      PUBLIC_API_URL: 'https://api.suhana.example/v1/',
      PUBLIC_MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png?key=1',
      PUBLIC_MAP_ATTRIBUTION: '© Example',
      LANGUAGES: 'en',
      ALLOWED_ORIGINS: 'https://app.example, https://suhana.example,',
      TRUSTED_PROXIES: '10.0.0.5, 2001:db8::/32',
      JWT_SECRET: 'x'.repeat(32),
      JWT_SECRET_OLD: 'o'.repeat(32),
      HSTS_SUBDOMAINS: 'on',
      ADMIN_EMAIL: 'Asha@Suhana.Example',
      ADMIN_PASSWORD: 'long enough',
      SMTP_URL: 'smtps://zila:secret@mail.example',
      MAIL_FROM: 'hello@suhana.example',
      PUBLISH_TO: '/var/www/zila',
      PUBLISH_HOOK: 'purge-cdn',
      S3_URL: 'https://AKIA:se%2Fcret@s3.ap-south-1.amazonaws.com/zila?region=ap-south-1',
      SAMPLE_DATA: 'off',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.5',
      LOG_LEVEL: 'warn',
    })
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/zila',
      databaseUrl: 'postgresql://zila_app@db/zila',
      databaseOwnerUrl: 'postgresql://zila@db/zila',
      databaseDirectUrl: 'postgresql://zila_app@db:5433/zila',
      databaseReplicaUrls: ['postgresql://zila_app@copy/zila', 'postgresql://zila_app@other/zila'],
      siteUrl: 'https://suhana.example',
      publicApiUrl: 'https://api.suhana.example/v1',
      mapTiles: 'https://tiles.example/{z}/{x}/{y}.png?key=1',
      mapAttribution: '© Example',
      serviceWorker: 'on',
      languages: ['en'],
      allowedOrigins: ['https://suhana.example', 'https://app.example'],
      trustedProxies: ['10.0.0.5', '2001:db8::/32'],
      jwtSecret: 'x'.repeat(32),
      jwtSecretOld: 'o'.repeat(32),
      hstsSubDomains: true,
      adminEmail: 'asha@suhana.example',
      adminPassword: 'long enough',
      smsGateway: null,
      smtpUrl: 'smtps://zila:secret@mail.example',
      mailFrom: 'hello@suhana.example',
      s3: {
        bucket: 'zila',
        region: 'ap-south-1',
        endpoint: 'https://s3.ap-south-1.amazonaws.com',
        accessKeyId: 'AKIA',
        secretAccessKey: 'se/cret',
      },
      sharedFolder: null,
      backupTo: null,
      publishTo: '/var/www/zila',
      busiestPages: null,
      publishHook: 'purge-cdn',
      sampleData: false,
      metrics: { host: '10.0.0.5', port: 9464 },
      logLevel: 'warn',
    })
  })

  it('follows the port in the site’s address, and takes blank as not given', () => {
    expect(loadConfig({ PORT: '5000', SITE_URL: '', LOG_LEVEL: '  ' })).toMatchObject({
      siteUrl: 'http://localhost:5000',
      logLevel: 'info',
    })
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['HOST', 'my host'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mysql://localhost/zila'],
    ['DATABASE_URL', 'suhana'],
    ['DATABASE_OWNER_URL', 'suhana'],
    // It is of no use alone.
    ['DATABASE_OWNER_URL', 'postgresql://zila@db/zila'],
    ['DATABASE_DIRECT_URL', 'postgresql://zila@db/zila'],
    ['DATABASE_REPLICA_URLS', 'postgresql://zila@db/zila'],
    ['DATABASE_REPLICA_URLS', 'suhana'],
    ['SITE_URL', 'suhana.example'],
    ['SITE_URL', 'ftp://suhana.example'],
    ['SITE_URL', 'https://suhana.example/site'],
    ['PUBLIC_API_URL', 'api'],
    ['PUBLIC_API_URL', 'https://suhana.example/api?key=1'],
    ['LANGUAGES', 'hi'],
    ['LANGUAGES', 'en,mr'],
    ['LANGUAGES', 'en,hi,hi'],
    ['PUBLIC_MAP_TILES', 'https://tiles.example/map.png'],
    ['PUBLIC_MAP_TILES', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['ALLOWED_ORIGINS', 'https://app.example,*'],
    ['TRUSTED_PROXIES', '10.0.0.5,cloudflare'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET_OLD', 'short'],
    ['ADMIN_EMAIL', 'asha'],
    ['ADMIN_PASSWORD', 'short'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Zila <a@b.example>'],
    ['S3_URL', 'https://s3.ap-south-1.amazonaws.com/zila'],
    ['S3_URL', 's3://AKIA:secret@zila'],
    ['PUBLISH_TO', 'www/zila'],
    ['STATIC_PAGES', 'busiest'],
    ['STATIC_PAGES', 'busiest:-1'],
    ['SAMPLE_DATA', 'yes'],
    ['HSTS_SUBDOMAINS', 'true'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one line that names it and says what to use', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} is .+; use .+\\.$`))
    expect(problems[0]).not.toContain('\n')
  })

  it('names every wrong value at once, and repeats no secret', () => {
    const problems = problemsOf({
      PORT: 'x',
      SAMPLE_DATA: 'yes',
      JWT_SECRET: 'hunter2',
      JWT_SECRET_OLD: 'hunter2',
      LOG_LEVEL: 'loud',
    })
    expect(problems.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'JWT_SECRET',
      'JWT_SECRET_OLD',
      'SAMPLE_DATA',
      'LOG_LEVEL',
    ])
    expect(problems.join('\n')).not.toContain('hunter2')
  })
})

describe('pages of businesses that a release leaves out', () => {
  it('takes the number of those that it holds', () => {
    expect(loadConfig({ STATIC_PAGES: 'busiest:5000' }).busiestPages).toBe(5000)
    expect(loadConfig({ STATIC_PAGES: 'busiest:0' }).busiestPages).toBe(0)
    expect(loadConfig({ STATIC_PAGES: 'all' }).busiestPages).toBeNull()
  })

  it('is refused with a target that renders nothing', () => {
    const [problem, ...others] = problemsOf({
      STATIC_PAGES: 'busiest:5000',
      PUBLISH_TO: '/var/www/zila',
    })
    expect(problem).toContain('STATIC_PAGES')
    expect(problem).toContain('all with PUBLISH_TO')
    expect(others).toEqual([])
  })
})

describe('a folder that machines share', () => {
  const folder = { SHARED_FOLDER: '/srv/shared' }
  const database = { DATABASE_URL: 'postgres://a@b/c' }

  it('needs a database that they share, and takes the place of a bucket', () => {
    expect(loadConfig({ ...folder, ...database }).sharedFolder).toBe('/srv/shared')
    expect(problemsOf(folder)).toEqual([
      'SHARED_FOLDER is "/srv/shared"; use it together with DATABASE_URL.',
    ])
    const bucket = { S3_URL: 'https://a:b@s3.example/zila' }
    expect(problemsOf({ ...folder, ...database, ...bucket })).toEqual([
      'SHARED_FOLDER is "/srv/shared"; use either it or S3_URL.',
    ])
    expect(problemsOf({ ...database, SHARED_FOLDER: 'shared' })).toHaveLength(1)
  })
})
