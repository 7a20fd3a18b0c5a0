import { Link } from 'react-router'
import type { Claim } from '#contract/claims.ts'
import { useRead } from '#app/data/use-read.ts'
import { dayShort } from '#app/shell/when.ts'
import { claimPath } from '#config/app-paths.ts'
import { businessPath } from '#config/routes.ts'
import { myBusinesses } from '#i18n/en/app/my-businesses.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { StatusPill, type StatusLook } from '#ui/StatusPill.tsx'

const t = myBusinesses.claims

type State = 'open' | 'code' | 'approved' | 'rejected'
const LOOKS: Record<State, StatusLook> = {
  open: 'wait',
  code: 'changes',
  approved: 'live',
  rejected: 'no',
}

/** Null for what the person took back. */
const stateOf = ({ status, proof, isProven }: Claim): State | null => {
  if (status === 'withdrawn') return null
  return status === 'open' && proof === 'code' && !isProven ? 'code' : status
}

/** What the account claims, each with its state; of one business the newest alone. */
export function OwnClaims() {
  const claims = useRead('GET /claims/mine', {}).data?.data ?? []
  const seen = new Set<number>()
  const shown = claims.flatMap((claim) => {
    const state = stateOf(claim)
    if (!state || seen.has(claim.business.id)) return []
    seen.add(claim.business.id)
    return [{ claim, state }]
  })
  if (shown.length === 0) return null
  return (
    <section className="panel-box" aria-labelledby="claims">
      <header>
        <h2 id="claims">{t.title}</h2>
      </header>
      {shown.map(({ claim, state }) => (
        <div key={claim.id} className="twin panel-body">
          <div>
            <b>{claim.business.name}</b> <StatusPill look={LOOKS[state]}>{t[state]}</StatusPill>
            <p className="mute">{textOf(claim, state)}</p>
          </div>
          <Way claim={claim} state={state} />
        </div>
      ))}
    </section>
  )
}

function textOf({ createdAt, decidedAt, reason }: Claim, state: State): string {
  if (state === 'code') return t.codeText
  if (state === 'open') return t.openText(dayShort(createdAt))
  if (state === 'approved') return t.approvedText(dayShort(decidedAt ?? createdAt))
  return t.rejectedText(reason ?? '')
}

const WAYS = { open: t.look, code: t.type, rejected: t.again }

const Way = ({ claim: { business }, state }: { claim: Claim; state: State }) =>
  state === 'approved' ? (
    <LinkButton href={businessPath(business.slug)}>
      {t.page}
      <span className="sr-only">: {business.name}</span>
    </LinkButton>
  ) : (
    <Link className="button button-line" to={claimPath(business.id)}>
      {WAYS[state]}
      <span className="sr-only">: {business.name}</span>
    </Link>
  )
