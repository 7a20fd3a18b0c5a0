import { Link } from '#app/router/index.ts'
import { useRead } from '#app/data/use-read.ts'
import { claimPath, editListingPath } from '#config/app-paths.ts'
import { businessPath } from '#config/routes.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { Icon } from '#ui/Icon.tsx'

export type DuplicateQuery = { name: string; phone: string; address: string; locationId: string }

/** "Is it one of these?": listings that may be the one that is being added. */
export function PossibleDuplicates({ question }: { question: DuplicateQuery }) {
  const isAskable =
    question.phone.length > 6 || (question.name.length > 2 && question.locationId !== '')
  const query = {
    name: question.name.slice(0, 200),
    phone: question.phone,
    address: question.address.slice(0, 200),
    ...(question.locationId ? { locationId: question.locationId } : {}),
  }
  const found = useRead('GET /business-lookalikes', { query }, { enabled: isAskable }).data?.data
  return (
    <div role="status">
      {found && found.length > 0 && (
        <div className="notice">
          <Icon name="info" />
          <div className="stack stack-s grow">
            <b>{t.twins}</b>
            <p>{t.twinsText}</p>
            {found.map(({ id, slug, name, address, city, category, same, isMine, isClaimable }) => (
              <div key={id} className="twin">
                <div>
                  <b>{name}</b>
                  <p className="mute">
                    {[category, address || city].join(' · ')} (
                    {same.map((what) => t.twinSame[what]).join(', ')})
                  </p>
                </div>
                {isMine ? (
                  <Link className="button" to={editListingPath(id)}>
                    {t.twinChange}
                    <span className="sr-only">: {name}</span>
                  </Link>
                ) : (
                  <div className="row">
                    <a className="button" href={businessPath(slug)} target="_blank">
                      {t.twinSee}
                      <span className="sr-only">: {name}</span>
                    </a>
                    {isClaimable && (
                      <Link className="button button-primary" to={claimPath(id)}>
                        {t.twinClaim}
                        <span className="sr-only">: {name}</span>
                      </Link>
                    )}
                  </div>
                )}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
