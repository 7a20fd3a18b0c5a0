import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { editListingPath } from '#config/app-paths.ts'
import { businessPath } from '#config/routes.ts'
import { myBusinesses as t } from '#i18n/en/app/my-businesses.ts'
import { hasPage } from '#shared/rules/business.ts'
import { getCategoryKind, getKindColourClass } from '#shared/drawings/category-kind.ts'
import { Drawing } from '#ui/Drawing.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { STATE_VARIANTS, getHiddenReason, getBusinessState } from './business-state.ts'

/** What the state of a business means for its owner. */
function noteOf(business: OwnBusiness): string {
  const { waitingChange, sentAgainAt, pausedUntil, movedTo, removedAt } = business
  const texts = t.stateTexts
  switch (getBusinessState(business)) {
    case 'live':
      return waitingChange ? texts.waits : ''
    case 'pending':
      return sentAgainAt ? texts.sentAgain(formatDay(sentAgainAt)) : texts.pending
    case 'paused':
      return texts.paused(formatDay(pausedUntil!))
    case 'moved':
      return texts.movedTo(movedTo?.business?.name ?? movedTo?.address ?? '')
    case 'deleted':
      return texts.deleted(formatDay(removedAt!))
    case 'sentBack':
      return texts.sentBack
    case 'hidden':
      return texts.hidden
    case 'closed':
      return texts.closed
  }
}

type Props = {
  business: OwnBusiness
  level: 'h2' | 'h3'
  /** What else can be done to it. */
  actions?: ReactNode
  /** Below the row. */
  children?: ReactNode
}

/** One of the account's businesses: its state, what that means, and its page when it has one. */
export function OwnBusinessRow({ business, level: Heading, actions, children }: Props) {
  const { id, name, nameHi, category, address, city, status, slug } = business
  const standing = getBusinessState(business)
  const isSentBack = standing === 'sentBack' || standing === 'hidden'
  return (
    <article className="own">
      <div className={`panel panel-ground ${getKindColourClass(category)}`}>
        <Drawing name={getCategoryKind(category.name)} className="scene" />
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
          <StatusPill look={STATE_VARIANTS[standing]}>{t.standings[standing]}</StatusPill>
        </div>
        <div className="own-full">
          <p>{noteOf(business)}</p>
          {isSentBack && <p>{getHiddenReason(business)}</p>}
        </div>
        <div className="own-acts">
          {standing !== 'deleted' && (
            <Link className="button button-line" to={editListingPath(id)}>
              {t.edit}
              <span className="sr-only">: {name}</span>
            </Link>
          )}
          {hasPage(status) && (
            <LinkButton href={businessPath(slug)}>
              {t.view}
              <span className="sr-only">: {name}</span>
            </LinkButton>
          )}
          {actions}
        </div>
        {children}
      </div>
    </article>
  )
}
