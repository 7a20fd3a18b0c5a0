import { useState } from 'react'
import type { CallError } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import { editBlogPath, editListingPath, adminUserPath } from '#config/app-paths.ts'
import { reports } from '#i18n/en/app/reports.ts'
import { MAX_REASON_LENGTH } from '#shared/rules/moderation.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import type { ReportThread } from './report-thread.ts'
import { INVALIDATES } from './invalidates.ts'

const t = reports.acts

/** What a sold or expired ad and a closed listing say is still on their pages. */
const SHOWN = ['active', 'closed', 'sold', 'expired']

type Props = { report: ReportThread; onNotice: (text: string) => void }

/** What can be done to what is reported, each by the call that its own screen uses. */
export function ReportActions({ report: { noun, about }, onNotice }: Props) {
  const invalidates = { invalidates: INVALIDATES }
  const hideBusiness = useWrite('PATCH /businesses/{id}/status', invalidates)
  const hideAd = useWrite('PATCH /classified/{id}/status', invalidates)
  const hideReview = useWrite('PATCH /reviews/admin/{id}/status', invalidates)
  const removeBusiness = useWrite('DELETE /businesses/{id}', invalidates)
  const removeAd = useWrite('DELETE /classified/{id}', invalidates)
  const [dialog, setDialog] = useState<'hide' | 'remove' | null>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { id, status, whose } = about
  if (id === null) return null
  const all = [hideBusiness, hideAd, hideReview, removeBusiness, removeAd]
  const isBusy = all.some(({ isPending }) => isPending)
  const settled = (done: string) => ({
    onSuccess: () => {
      setDialog(null)
      onNotice(done)
    },
    onError: ({ serverMessage: notice }: CallError) => setProblem(notice ?? t.failed),
  })
  const params = { id }
  const hide = () => {
    setProblem(null)
    const then = settled(t.done.hidden)
    if (noun === 'business')
      hideBusiness.mutate({ params, body: { status: 'inactive', reason } }, then)
    else if (noun === 'classified') hideAd.mutate({ params, body: { status: 'suspended' } }, then)
    else hideReview.mutate({ params, body: { status: 'hidden' } }, then)
  }
  const remove = () => {
    setProblem(null)
    const then = settled(t.done.removed)
    if (noun === 'business') removeBusiness.mutate({ params }, then)
    else removeAd.mutate({ params }, then)
  }
  const isShown = status !== null && SHOWN.includes(status)
  const mayHide = isShown && (noun === 'business' || noun === 'classified' || noun === 'review')
  return (
    <section className="stack">
      <h3>{t.title}</h3>
      <div className="row">
        {mayHide && (
          <Button
            disabled={isBusy}
            onClick={() => (noun === 'business' ? setDialog('hide') : hide())}
          >
            {t.hide[noun]}
          </Button>
        )}
        {noun === 'business' && (
          <LinkButton href={editListingPath(id)}>{t.edit.business}</LinkButton>
        )}
        {noun === 'blog' && <LinkButton href={editBlogPath(id)}>{t.edit.blog}</LinkButton>}
        {noun === 'message' && whose && (
          <LinkButton href={adminUserPath(whose.id)}>{t.sender}</LinkButton>
        )}
        {(noun === 'business' || noun === 'classified') && (
          <Button disabled={isBusy} onClick={() => setDialog('remove')}>
            {t.remove[noun]}
          </Button>
        )}
      </div>
      {dialog === 'hide' && (
        <>
          <Field label={t.why} hint={t.whyHint}>
            {(control) => (
              <textarea
                {...control}
                className="input"
                rows={2}
                maxLength={MAX_REASON_LENGTH}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
          <div className="row">
            <Button look="primary" busy={isBusy && reports.working} onClick={hide}>
              {t.hide.business}
            </Button>
            <Button onClick={() => setDialog(null)}>{t.cancel}</Button>
          </div>
        </>
      )}
      {dialog === 'remove' && (
        <>
          <p>{t.sure(about.title ?? '')}</p>
          <div className="row">
            <Button className="button-no" busy={isBusy && reports.working} onClick={remove}>
              {t.yes}
            </Button>
            <Button onClick={() => setDialog(null)}>{t.cancel}</Button>
          </div>
        </>
      )}
      <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
    </section>
  )
}
