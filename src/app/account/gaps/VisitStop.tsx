import { useState } from 'react'
import type { CallError, CallResponse } from '#client/call.ts'
import { businessPath } from '#config/routes.ts'
import { helper as t } from '#i18n/en/app/helper.ts'
import { nameOf } from '#i18n/en/names.ts'
import { formatPhone, toTelHref } from '#shared/rules/phone.ts'
import { sendOrKeep } from '#stores/send-or-keep.ts'
import { listWaiting } from '#stores/waiting.ts'
import { Button } from '#ui/Button.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { GapPills } from './GapPills.tsx'
import { LastCalls } from './LastCalls.tsx'
import { ToldForm, type ToldValues } from './ToldForm.tsx'

type Stop = CallResponse<'GET /visits'>['data']['stops'][number]
type Props = Stop & { number: number }

const formOf = (id: number) => `visit:${id}`

/** Whether what was noted of it waits for a line, was sent, or was refused. */
const readState = (id: number) => listWaiting().findLast(({ form }) => form === formOf(id)) ?? null

/**
 * One stop of the walk. What is added is sent at once, or kept on this phone until there is a
 * line. On paper it has lines to write on.
 */
export function VisitStop({ listing, metres, number }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const { id: businessId, version } = listing
  const kept = readState(businessId)
  const save = async (values: ToldValues) => {
    setBusy(true)
    setError(null)
    const body = { businessId, version, way: 'visit', result: 'told', ...values } as const
    try {
      const answer = await sendOrKeep({
        call: 'POST /calls',
        body,
        form: formOf(businessId),
        about: nameOf(listing),
        values,
      })
      setSent(answer !== null)
      setOpen(false)
    } catch (failed) {
      setError(failed as CallError)
    } finally {
      setBusy(false)
    }
  }
  const isWaiting = !isSent && (kept?.state === 'waiting' || kept?.state === 'sending')
  return (
    <li className="panel-box visit-stop">
      <div className="call-head">
        <div>
          <h2>
            <span className="num">{number}.</span>{' '}
            <a href={businessPath(listing.slug)}>{nameOf(listing)}</a>
          </h2>
          <p className="num">
            {[nameOf(listing.kind), listing.address, listing.landmark].filter(Boolean).join(', ')}
            {metres !== null && ` · ${t.metres(metres)}`}
          </p>
          {listing.phone && (
            <a className="link num" href={toTelHref(listing.phone)}>
              {formatPhone(listing.phone)}
            </a>
          )}
        </div>
        <GapPills missing={listing.missing} />
      </div>
      <div className="screen-only">
        <LastCalls calls={listing.calls} />
        <div role="status">
          {isSent && <StatusPill look="done">{t.saved.told}</StatusPill>}
          {isWaiting && <StatusPill look="wait">{t.waits}</StatusPill>}
        </div>
        {kept?.state === 'refused' && (
          <p className="notice notice-error" role="alert">
            {t.refused} {kept.notice}
          </p>
        )}
        {!isSent && !isWaiting && (
          <Button icon="plus" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t.told}
          </Button>
        )}
        {isOpen && (
          <ToldForm
            listing={listing}
            withPoint
            isBusy={isBusy}
            fields={error?.fields ?? {}}
            problem={error && (error.serverMessage ?? error.message)}
            onSave={(values) => void save(values)}
          />
        )}
      </div>
      <dl className="visit-lines" aria-hidden="true">
        {listing.missing
          .filter((gap) => gap !== 'photo' && gap !== 'point')
          .map((gap) => (
            <div key={gap}>
              <dt>{t.gaps[gap]}</dt>
              <dd />
            </div>
          ))}
        <div>
          <dt>{t.note}</dt>
          <dd />
        </div>
      </dl>
    </li>
  )
}
