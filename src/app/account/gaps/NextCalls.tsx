import { helper as t } from '#i18n/en/app/helper.ts'
import { nameOf } from '#i18n/en/names.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { IconButton } from '#ui/IconButton.tsx'
import type { CallScreen } from './use-call-list.ts'

type Listing = CallScreen['next'][number]
type Props = { listings: readonly Listing[]; left: number; onTake: (id: number) => void }

/** The listings that come next; one of them can be taken first. */
export const NextCalls = ({ listings, left, onTake }: Props) => (
  <section className="panel-box" aria-label={t.next}>
    <header>
      <h2>{t.next}</h2>
      <span className="mute num">{t.left(left)}</span>
    </header>
    <ul>
      {listings.map((listing) => (
        <li key={listing.id} className="call-next">
          <div>
            <b>{nameOf(listing)}</b>
            <small className="num">
              {[nameOf(listing.kind), listing.address, lastOf(listing)].filter(Boolean).join(', ')}
            </small>
          </div>
          <IconButton
            icon="phone"
            label={t.takeThis(nameOf(listing))}
            onClick={() => onTake(listing.id)}
          />
        </li>
      ))}
    </ul>
  </section>
)

function lastOf({ calls: [last] }: Listing): string {
  if (!last) return ''
  return last.note ?? t.happenedOn(t.results[last.result], formatDay(last.at))
}
