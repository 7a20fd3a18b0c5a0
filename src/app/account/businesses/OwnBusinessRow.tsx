import { Link } from 'react-router'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { editListingPath } from '#config/app-paths.ts'
import { businessPath } from '#config/routes.ts'
import { myBusinesses as t } from '#i18n/en/app/my-businesses.ts'
import { hasPage } from '#shared/rules/business.ts'
import { categoryKind, earthClass } from '#shared/drawings/category-kind.ts'
import { Drawing } from '#ui/Drawing.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

const PILLS = {
  active: 'pill-live',
  pending: 'pill-wait',
  inactive: 'pill-wait',
  closed: 'pill-wait',
} as const

type Props = { business: OwnBusiness; level: 'h2' | 'h3' }

/** One of the account's businesses: its state, what that means, and its page when it has one. */
export function OwnBusinessRow({ business, level: Heading }: Props) {
  const { id, name, nameHi, category, address, city, status, waitingChange, slug } = business
  const note =
    status === 'active' ? (waitingChange ? t.stateTexts.waits : '') : t.stateTexts[status]
  return (
    <article className="own">
      <div className={`panel panel-ground ${earthClass(category)}`}>
        <Drawing name={categoryKind(category.name)} className="scene" />
      </div>
      <div className="own-body">
        <div>
          <Heading>{name}</Heading>
          {nameHi && (
            <p className="hi" lang="hi">
              {nameHi}
            </p>
          )}
          <p className="mute">{[category.name, address || city].join(' · ')}</p>
          <span className={`pill ${PILLS[status]}`}>{t.statuses[status]}</span>
        </div>
        <p className="own-full">{note}</p>
        <div className="own-acts">
          <Link className="button button-line" to={editListingPath(id)}>
            {t.edit}
            <span className="sr-only">: {name}</span>
          </Link>
          {hasPage(status) && (
            <LinkButton href={businessPath(slug)}>
              {t.view}
              <span className="sr-only">: {name}</span>
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  )
}
