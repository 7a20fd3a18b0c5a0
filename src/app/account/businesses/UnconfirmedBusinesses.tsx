import { useNow } from '#app/data/use-now.ts'
import { Link } from '#app/router/index.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { useWrite } from '#app/data/use-write.ts'
import { editListingPath } from '#config/app-paths.ts'
import { HI_SECTIONS } from '#i18n/hi-sections.ts'
import { myBusinesses } from '#i18n/en/app/my-businesses.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { filterUnconfirmed } from './business-state.ts'
import type { BusinessNotice } from './use-business-actions.ts'

const { stillRight: t, edit } = myBusinesses
/** As many as one call takes. */
const BATCH_SIZE = 500

type Props = { businesses: readonly OwnBusiness[]; onNotice: (notice: BusinessNotice) => void }

/** The listings that nobody confirmed for a year: one press for each, or one for all. */
export function UnconfirmedBusinesses({ businesses, onNotice }: Props) {
  const stale = filterUnconfirmed(businesses, useNow())
  const write = useWrite('POST /businesses/user/my-businesses/confirm', {
    invalidates: ['GET /businesses/user/my-businesses', 'GET /businesses/{id}/history'],
  })
  const confirm = (some: readonly OwnBusiness[]) =>
    write.mutate(
      { body: { ids: some.slice(0, BATCH_SIZE).map(({ id }) => id) } },
      {
        onSuccess: ({ data }) => onNotice({ text: t.done(data.confirmed.length) }),
        onError: ({ message }) => onNotice({ text: `${myBusinesses.said.failed} ${message}` }),
      },
    )
  if (stale.length === 0) return null
  return (
    <section className="panel-box" aria-labelledby="still-right">
      <header>
        <h2 id="still-right">
          {t.title}{' '}
          <span className="hi" lang={LOCAL_LANGUAGE}>
            {HI_SECTIONS.stillRight}
          </span>
        </h2>
        <span className="count num">{stale.length}</span>
      </header>
      <p className="panel-body">{t.text}</p>
      {stale.map((business) => (
        <div key={business.id} className="task">
          <span className="task-mark">
            <Icon name="clock" />
          </span>
          <div>
            <b>{business.name}</b>
            <p>{t.since(formatDate(business.confirmedAt))}</p>
          </div>
          <div className="row task-acts">
            <Button
              icon="check"
              disabled={write.isPending}
              aria-label={`${t.one}: ${business.name}`}
              onClick={() => confirm([business])}
            >
              {t.one}
            </Button>
            <Link className="button button-line" to={editListingPath(business.id)}>
              {edit}
              <span className="sr-only">: {business.name}</span>
            </Link>
          </div>
        </div>
      ))}
      {stale.length > 1 && (
        <p className="panel-foot">
          <Button look="primary" disabled={write.isPending} onClick={() => confirm(stale)}>
            {t.all(stale.length)}
          </Button>
        </p>
      )}
    </section>
  )
}
