import { useState } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import { businessPath } from '#config/routes.ts'
import { helper as t } from '#i18n/en/app/helper.ts'
import { nameOf } from '#i18n/en/names.ts'
import { formatPhone, toTelHref } from '#shared/rules/phone.ts'
import type { CallResult } from '#shared/rules/calls.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { GapPills } from './GapPills.tsx'
import { LastCalls } from './LastCalls.tsx'
import { NoteForm } from './NoteForm.tsx'
import { ToldForm } from './ToldForm.tsx'
import type { CallScreen } from './use-call-list.ts'

type Listing = NonNullable<CallScreen['listing']>
type Props = {
  listing: Listing
  /** It was stored; a note keeps the listing. */
  onSaved: (result: CallResult) => void
}

const texts = (confirm: string) => ({
  ...{ close: t.close, cancel: t.cancel, confirm },
  busy: t.saving,
})

/** The listing to call, with what can be pressed after the call. */
export function CallCard({ listing, onSaved }: Props) {
  const [open, setOpen] = useState<'told' | 'note' | null>(null)
  const [asked, setAsked] = useState<'wrong-number' | 'not-listed' | null>(null)
  const save = useWrite('POST /calls', { invalidates: ['GET /gaps', 'GET /coverage'] })
  const { id: businessId, version, phone } = listing
  const send = (result: CallResult, values: object = {}) =>
    save.mutate(
      { body: { businessId, version, result, ...values } },
      {
        onSuccess: () => {
          setAsked(null)
          setOpen(null)
          onSaved(result)
        },
      },
    )
  const problem = save.error && (save.error.serverMessage ?? save.error.message)
  const act = (result: 'no-answer' | 'wrong-number' | 'not-listed') =>
    result === 'no-answer' ? send(result) : setAsked(result)
  return (
    <section className="panel-box call-card" aria-label={nameOf(listing)}>
      <div className="call-head">
        <div>
          <h2>
            <a href={businessPath(listing.slug)} target="_blank" rel="noreferrer">
              {nameOf(listing)}
            </a>
          </h2>
          <p>
            {[nameOf(listing.kind), listing.address, listing.landmark].filter(Boolean).join(', ')}
          </p>
        </div>
        <GapPills missing={listing.missing} />
      </div>
      {phone && (
        <LinkButton look="primary" icon="phone" className="call-dial num" href={toTelHref(phone)}>
          {t.call(formatPhone(phone))}
        </LinkButton>
      )}
      {listing.otherPhones.map((one) => (
        <a key={one} className="link num" href={toTelHref(one)}>
          {t.orCall(formatPhone(one))}
        </a>
      ))}
      <LastCalls calls={listing.calls} />
      <div className="call-results" role="group" aria-label={t.howDidItGo}>
        <h3>{t.howDidItGo}</h3>
        <Button
          look="ink"
          icon="check"
          className="call-told"
          aria-expanded={open === 'told'}
          onClick={() => setOpen(open === 'told' ? null : 'told')}
        >
          {t.told}
        </Button>
        {open === 'told' && (
          <ToldForm
            listing={listing}
            isBusy={save.isPending}
            fields={save.error?.fields ?? {}}
            problem={problem}
            onSave={(values) => send('told', values)}
          />
        )}
        <Button icon="clock" disabled={save.isPending} onClick={() => act('no-answer')}>
          {t.results['no-answer']}
        </Button>
        <Button icon="close" onClick={() => act('wrong-number')}>
          {t.results['wrong-number']}
        </Button>
        <Button icon="flag" onClick={() => act('not-listed')}>
          {t.results['not-listed']}
        </Button>
        <Button
          icon="edit"
          aria-expanded={open === 'note'}
          onClick={() => setOpen(open === 'note' ? null : 'note')}
        >
          {t.addNote}
        </Button>
        {open === 'note' && (
          <NoteForm isBusy={save.isPending} onSave={(note) => send('note', { note })} />
        )}
      </div>
      {problem && open !== 'told' && !asked && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      {asked && (
        <ConfirmDialog
          open
          title={t.sure[asked].title}
          texts={texts(t.results[asked])}
          busy={save.isPending}
          problem={problem ?? undefined}
          onClose={() => setAsked(null)}
          onConfirm={() => send(asked, asked === 'wrong-number' && phone ? { phone } : {})}
        >
          <p>{t.sure[asked].text}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
