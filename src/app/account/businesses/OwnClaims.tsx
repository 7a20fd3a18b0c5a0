import { useNow } from '#app/data/use-now.ts'
import { Link } from '#app/router/index.ts'
import type { Claim } from '#contract/claims.ts'
import { useRead } from '#app/data/use-read.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { claimPath } from '#config/app-paths.ts'
import { businessPath } from '#config/routes.ts'
import { myBusinesses } from '#i18n/en/app/my-businesses.ts'
import { nameOf } from '#i18n/en/names.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { getRecentClaims, getLatestClaims, type ClaimState } from './claim-state.ts'
import { StatusPill, type StatusVariant } from '#ui/StatusPill.tsx'

const t = myBusinesses.claims

const VARIANTS: Record<ClaimState, StatusVariant> = {
  open: 'wait',
  code: 'changes',
  approved: 'live',
  rejected: 'no',
}

/** The claims of the account with their states: all of them, or only pending and new ones. */
export function OwnClaims({ isNews = false }: { isNews?: boolean }) {
  const claims = useRead('GET /claims/mine', {}).data?.data ?? []
  const now = useNow()
  const shown = isNews ? getRecentClaims(claims, now) : getLatestClaims(claims)
  if (shown.length === 0) return null
  return (
    <section className="panel-box" aria-labelledby="claims">
      <header>
        <h2 id="claims">{t.title}</h2>
      </header>
      {shown.map(({ claim, state }) => (
        <div key={claim.id} className="twin panel-body">
          <div>
            <b>{nameOf(claim.business)}</b>{' '}
            <StatusPill look={VARIANTS[state]}>{t[state]}</StatusPill>
            <p className="mute">{textOf(claim, state)}</p>
          </div>
          <Way claim={claim} state={state} />
        </div>
      ))}
    </section>
  )
}

function textOf({ createdAt, decidedAt, reason }: Claim, state: ClaimState): string {
  if (state === 'code') return t.codeText
  if (state === 'open') return t.openText(formatDay(createdAt))
  if (state === 'approved') return t.approvedText(formatDay(decidedAt ?? createdAt))
  return t.rejectedText(reason ?? '')
}

const WAYS = { open: t.look, code: t.type, rejected: t.again }

const Way = ({ claim: { business }, state }: { claim: Claim; state: ClaimState }) =>
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
