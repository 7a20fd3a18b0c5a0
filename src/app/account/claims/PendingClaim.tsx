import type { Claim } from '#contract/claims.ts'
import { useWrite } from '#app/data/use-write.ts'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import { useEndpointForm } from '#app/form/use-endpoint-form.ts'
import { claim as t } from '#i18n/en/app/claim.ts'
import { isCodeProof } from '#shared/rules/claims.ts'
import { Button } from '#ui/Button.tsx'
import type { ClaimMethods } from './claim-methods.ts'

const INVALIDATES = ['GET /claims/business/{id}', 'GET /claims/mine'] as const

type Props = { ways: ClaimMethods; claim: Claim; onAgain: () => void }

/** A pending claim: enter the code, or wait for the team. */
export function PendingClaim({ ways, claim, onAgain }: Props) {
  const withdraw = useWrite('DELETE /claims/{id}', { invalidates: INVALIDATES })
  const needsCode = isCodeProof(claim.proof) && !claim.isProven
  return (
    <div className="stack">
      {needsCode ? (
        <CodeForm claim={claim} ways={ways} />
      ) : (
        <div className="notice notice-ok" role="status">
          <p>
            <b>{t.waits}</b> {t.waitsFor[claim.proof]}
          </p>
        </div>
      )}
      <ErrorSummary problems={[]} text={withdraw.error?.message} />
      <div className="row">
        <Button onClick={onAgain}>{t.another}</Button>
        <Button
          busy={withdraw.isPending && t.sending}
          onClick={() => withdraw.mutate({ params: { id: claim.id } })}
        >
          {t.withdraw}
        </Button>
      </div>
    </div>
  )
}

const CODE_ID = 'claim-code'

function CodeForm({ claim: { id, business, note, proof }, ways }: Omit<Props, 'onAgain'>) {
  const resend = useWrite('POST /claims', { invalidates: INVALIDATES })
  const { form, submit, isBusy } = useEndpointForm('POST /claims/{id}/code', {
    draft: `claim-code:${id}`,
    defaults: { code: '' },
    toInput: (body) => ({ params: { id }, body }),
    invalidates: INVALIDATES,
    onDone: () => undefined,
    failed: t.failed,
  })
  const { errors } = form.formState
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t.codeTitle}</h2>
      <p>{proof === 'message' ? t.messageText(ways.phone ?? '') : t.codeText(ways.email ?? '')}</p>
      <div className="field">
        <label className="field-label" htmlFor={CODE_ID}>
          {t.code}
        </label>
        <input
          className="input num"
          id={CODE_ID}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          aria-invalid={errors.code ? true : undefined}
          {...form.register('code')}
        />
      </div>
      <ErrorSummary
        problems={errors.code?.message ? [{ id: CODE_ID, text: errors.code.message }] : []}
        text={errors.root?.['server']?.message}
      />
      <div className="row">
        <Button type="submit" look="primary" busy={isBusy && t.checking}>
          {t.check}
        </Button>
        <Button
          busy={resend.isPending && t.sending}
          onClick={() => resend.mutate({ body: { businessId: business.id, proof, note } })}
        >
          {t.resend}
        </Button>
      </div>
      <p role="status">{resend.isError ? resend.error.message : resend.isSuccess && t.resent}</p>
    </form>
  )
}
