import styles from '#styles/app/screens/tables.css?url'
import { useState } from 'react'
import { Link, useNavigate, useParams } from '#app/router/index.ts'
import type { CallResponse } from '#client/call.ts'
import { formatActions, getRecordTypeLabel } from '#app/admin/audit/format-actions.ts'
import { ProofNeeded } from '#app/admin/protect/ProofNeeded.tsx'
import { needsIdentityProof } from '#app/data/identity-proof.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { formatDay, formatDateTime } from '#app/shell/format-time.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { businessPath } from '#config/routes.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminUsers as t } from '#i18n/en/app/admin-users.ts'
import { nameOf } from '#i18n/en/names.ts'
import { Button } from '#ui/Button.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { Toast } from '#ui/Toast.tsx'
import { UserDialogs } from './UserDialogs.tsx'
import { useUserActions } from './use-user-actions.ts'

type Person = CallResponse<'GET /users/{id}'>['data']

/** A person: what is theirs, where they are signed in, what was done, and what can be done. */
export function UserDetails() {
  const id = Number(useParams()['id'])
  const navigate = useNavigate()
  const person = useRead('GET /users/{id}', { params: { id } })
  const [notice, setNotice] = useState<string | null>(null)
  const actions = useUserActions(setNotice, () => void navigate(APP_PATHS.adminUsers))
  return (
    <Screen
      title={person.data?.data.name ?? admin.screens.adminUser.title}
      actions={
        <Link className="button button-line" to={APP_PATHS.adminUsers}>
          {t.back}
        </Link>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      {!person.data && needsIdentityProof(person.error) ? (
        <ProofNeeded onAsk={() => void person.refetch()} />
      ) : (
        <QueryState query={person}>
          {({ data }) => (
            <div className="stack">
              <div className="row">
                <StatusPill look={data.status === 'active' ? 'live' : 'paused'}>
                  {t.statuses[data.status]}
                </StatusPill>
                <Button onClick={() => actions.turn(data)}>
                  {data.status === 'active' ? t.deactivate : t.activate}
                </Button>
                <Button onClick={() => actions.setDialog('role', data)}>{t.changeRole}</Button>
                {data.role !== 'admin' && (
                  <Button onClick={() => actions.setDialog('helper', data)}>
                    {t.helper.access}
                  </Button>
                )}
                <Button className="button-no" onClick={() => actions.setDialog('remove', data)}>
                  {t.remove}
                </Button>
              </div>
              <Facts person={data} />
              <Theirs person={data} />
              <Sessions person={data} />
              <History person={data} />
            </div>
          )}
        </QueryState>
      )}
      <UserDialogs actions={actions} />
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}

type Part = { person: Person }

const Facts = ({ person }: Part) => (
  <section className="panel-box panel-body" aria-label={t.person.facts}>
    <dl className="person-facts">
      <dt>{t.person.email}</dt>
      <dd>
        {person.email}
        {!person.emailConfirmed && ` (${t.notConfirmed})`}
      </dd>
      <dt>{t.person.phone}</dt>
      <dd>{person.phone ?? t.person.none}</dd>
      <dt>{t.columns.role}</dt>
      <dd>{t.roles[person.role]}</dd>
      {person.helper && (
        <>
          <dt>{t.helper.access}</dt>
          <dd>
            {person.helper.everyTown
              ? t.helper.reach.every
              : person.helper.towns
                  .map(({ city, nameHi }) => nameOf({ name: city, nameHi }))
                  .join(', ')}
          </dd>
        </>
      )}
      <dt>{t.columns.created}</dt>
      <dd>{formatDateTime(person.createdAt)}</dd>
      {person.deletedOn && (
        <>
          <dt>{t.person.deletedOn}</dt>
          <dd>{formatDateTime(person.deletedOn)}</dd>
        </>
      )}
    </dl>
  </section>
)

const counted = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([status, count]) => `${count} ${status}`)
    .join(', ') || t.person.none

const Theirs = ({ person: { listings, ads, reviews, messages } }: Part) => (
  <section className="panel-box panel-body">
    <h2>{t.person.theirs}</h2>
    <dl className="person-facts">
      <dt>{t.person.listings}</dt>
      <dd>
        {listings.length === 0 && t.person.none}
        <ul className="person-list">
          {listings.map(({ id, name, slug, status }) => (
            <li key={id}>
              {status === 'active' || status === 'closed' ? (
                <a className="link" href={businessPath(slug)}>
                  {name}
                </a>
              ) : (
                name
              )}{' '}
              ({status})
            </li>
          ))}
        </ul>
      </dd>
      <dt>{t.person.ads}</dt>
      <dd>{counted(ads)}</dd>
      <dt>{t.person.reviews}</dt>
      <dd>{counted(reviews)}</dd>
      <dt>{t.person.messages}</dt>
      <dd>{t.person.messageCounts(messages.sent, messages.received)}</dd>
    </dl>
  </section>
)

const Sessions = ({ person: { sessions } }: Part) => (
  <section className="panel-box panel-body">
    <h2>{t.person.sessions}</h2>
    {sessions.length === 0 && <p>{t.person.noSessions}</p>}
    <ul className="person-list">
      {sessions.map(({ device, network, startedAt }, at) => (
        <li key={at}>
          {[device, network, t.person.since(formatDay(startedAt))].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ul>
  </section>
)

const History = ({ person: { history } }: Part) => (
  <section className="panel-box panel-body">
    <h2>{t.person.history}</h2>
    {history.length === 0 && <p>{t.person.noHistory}</p>}
    <ol className="person-list">
      {history.map(({ id, at, action, noun, by }) => (
        <li key={id}>
          {formatDateTime(at)}: {formatActions(action)} ({getRecordTypeLabel(noun)}){' '}
          {t.person.by(by)}
        </li>
      ))}
    </ol>
  </section>
)
