import type { CallResponse } from '#client/call.ts'
import { businessPath } from '#config/routes.ts'
import { adminDuplicates as t } from '#i18n/en/app/admin-duplicates.ts'

export type DuplicatePair = CallResponse<'GET /admin/duplicates'>['data'][number]

/** What tells one listing of a pair from the other. */
export const ListingSummary = ({ side }: { side: DuplicatePair['one'] }) => (
  <div className="pair-side">
    {side.status === 'active' ? (
      <a className="name" href={businessPath(side.slug)}>
        {side.name}
      </a>
    ) : (
      <b className="name">{side.name}</b>
    )}
    <span>{[side.address, side.city].filter(Boolean).join(', ')}</span>
    <span className="num">{side.phone ?? t.noNumber}</span>
    <small>
      {[
        side.status === 'pending' && t.waits,
        side.category,
        side.owner ? t.ownedBy(side.owner) : (side.source ?? t.noOwner),
        t.reviews(side.reviews),
      ]
        .filter(Boolean)
        .join(' · ')}
    </small>
  </div>
)
