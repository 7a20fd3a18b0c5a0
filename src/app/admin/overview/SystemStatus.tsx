import type { ReactNode } from 'react'
import { useNow } from '#app/data/use-now.ts'
import { Link } from '#app/router/index.ts'
import { useRead } from '#app/data/use-read.ts'
import { daysUntil, formatRecentTime, formatDateTime } from '#app/shell/format-time.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { adminBackups } from '#i18n/en/app/admin-backups.ts'
import { overview } from '#i18n/en/app/overview.ts'
import { Icon } from '#ui/Icon.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { MINUTE_MS } from '#shared/rules/duration.ts'

const t = overview.condition

/** From this share of the disk in use somebody should look. */
const FULL = 0.8
const DAYS_LEFT = 14

type Line = {
  name: string
  isFine: boolean
  value: string
  text: string
  /** What a program wrote, in English. */
  log?: string | null | undefined
  path?: string
}

/** Whether backup, mail, disk, publishing, books and certificate are well, each in a line. */
export function SystemStatus() {
  const lines = useLines()
  const wrong = lines.filter(({ isFine }) => !isFine).length
  return (
    <section className="panel-box" aria-labelledby="condition">
      <header>
        <h2 id="condition">{t.title}</h2>
        {wrong > 0 && <StatusPill look="wait">{t.toLookAt(wrong)}</StatusPill>}
      </header>
      {lines.map((line) => (
        <ConditionLine key={line.name} {...line} />
      ))}
    </section>
  )
}

const ConditionLine = ({ name, isFine, value, text, log, path }: Line): ReactNode => (
  <div className="live-line condition-line">
    <Icon name={isFine ? 'check' : 'warn'} className={isFine ? 'is-ok' : 'is-warn'} />
    <b>{path ? <Link to={path}>{name}</Link> : name}</b>
    <span className={isFine ? 'num mute' : 'num is-warn'}>{value}</span>
    <p>{text}</p>
    {log && <p lang="en">{log}</p>}
  </div>
)

/** What is known of each; what has not been read yet has no line. */
function useLines(): Line[] {
  const now = useNow()
  const often = { everyMs: 5 * MINUTE_MS }
  const backups = useRead('GET /backups/admin', {}).data?.data
  const site = useRead('GET /admin/condition', {}, often).data?.data
  const live = useRead('GET /publications', {}, { everyMs: MINUTE_MS }).data?.data
  const books = useRead('GET /ads/overview', {}).data?.data
  const lines: Line[] = []
  if (backups) {
    const [newest] = backups.backups
    const { warning } = backups
    lines.push({
      name: t.backup,
      isFine: warning === null && newest !== undefined,
      value: newest ? formatRecentTime(newest.madeAt, now) : t.none,
      text: warning ? adminBackups.warnings[warning] : t.kept(backups.backups.length),
      path: ADMIN_PATHS.adminBackups,
    })
  }
  if (site) lines.push(mailLine(site.mail, now), ...diskLine(site.disk))
  if (live) lines.push(publishingLine(live, now))
  if (books) {
    const { compared } = books
    const differs = (compared?.differences ?? 0) > 0
    lines.push({
      name: t.books,
      isFine: !differs,
      value: differs ? t.differ : compared ? t.agree : t.notChecked,
      text: compared ? t.checkedAt(formatDateTime(compared.comparedAt)) : t.checkedNightly,
      path: ADMIN_PATHS.adminAds,
    })
  }
  if (site?.certificate) lines.push(certificateLine(site.certificate, now))
  return lines
}

type Site = NonNullable<ReturnType<typeof useRead<'GET /admin/condition'>>['data']>['data']
type Live = NonNullable<ReturnType<typeof useRead<'GET /publications'>>['data']>['data']

const mailLine = ({ isSet, waiting, failed, lastSentAt }: Site['mail'], now: Date): Line => ({
  name: t.mail,
  isFine: isSet && failed === 0,
  value: !isSet ? t.notSetUp : failed > 0 ? t.failing(failed) : t.working,
  text: !isSet
    ? overview.setup.texts.mail
    : [t.waiting(waiting), lastSentAt && t.lastSent(formatRecentTime(lastSentAt, now))]
        .filter(Boolean)
        .join(' '),
  path: ADMIN_PATHS.adminMails,
})

function diskLine(disk: Site['disk']): Line[] {
  if (!disk || disk.total === 0) return []
  const used = 1 - disk.free / disk.total
  return [
    {
      name: t.disk,
      isFine: used < FULL,
      value: t.full(Math.round(used * 100)),
      text: t.free((disk.free / 1e9).toFixed(1)),
    },
  ]
}

function publishingLine({ lastLive, latest }: Live, now: Date): Line {
  const failed = latest.find(({ outcome }) => outcome === 'failed')
  const isFailing = failed && !(lastLive && lastLive.startedAt > failed.startedAt)
  const problem = isFailing ? failed.error : lastLive?.deliveryError
  const failure = isFailing ? overview.failed(formatDateTime(failed.startedAt), false) : null
  return {
    name: overview.publishing,
    isFine: lastLive !== null && !isFailing && !problem,
    value: lastLive ? formatRecentTime(lastLive.startedAt, now) : overview.notLive,
    text: failure ?? overview.pages(lastLive?.pages ?? 0),
    log: problem,
  }
}

function certificateLine(
  { host, expiresAt, problem }: NonNullable<Site['certificate']>,
  now: Date,
): Line {
  const left = expiresAt === null ? null : daysUntil(expiresAt, now)
  return {
    name: t.certificate,
    isFine: !problem && left !== null && left > DAYS_LEFT,
    value: left === null ? t.unreadable : t.daysLeft(left),
    text: problem ? `${host}: ${problem}` : host,
  }
}
