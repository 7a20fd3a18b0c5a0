import type { ReactNode } from 'react'
import { Link } from '#app/router/index.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { editListingPath } from '#config/app-paths.ts'
import { businessPath } from '#config/routes.ts'
import { myBusinesses as t } from '#i18n/en/app/my-businesses.ts'
import { completeness as words } from '#i18n/en/app/completeness.ts'
import { companionOf, nameOf } from '#i18n/en/names.ts'
import { getCompleteness } from '#shared/rules/completeness.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import { getCategoryKind, getCategoryColourClasses } from '#shared/drawings/category-kind.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Meter } from '#ui/Meter.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Drawing } from '#ui/Drawing.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { STATE_VARIANTS, getHiddenReason, getBusinessState } from './business-state.ts'

/** Number of missing fields that are named. */
const NAMED = 3

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
  const { id, category, address, city, status, slug, images, logo } = business
  const [name, nameHi] = [nameOf(business), companionOf(business)]
  const standing = getBusinessState(business)
  const photo = images[0] ?? logo
  const isSentBack = standing === 'sentBack' || standing === 'hidden'
  return (
    <article className="own">
      {photo ? (
        <div className="panel own-photo">
          <Picture path={photo} alt="" sizes="(min-width: 60em) 152px, 76px" />
        </div>
      ) : (
        <div className={`panel panel-ground ${getCategoryColourClasses(category)}`}>
          <Drawing name={getCategoryKind(category.name)} className="scene" />
        </div>
      )}
      <div className="own-body">
        <div>
          <Heading>{name}</Heading>
          {nameHi && (
            <p className="hi" lang={LOCAL_LANGUAGE}>
              {nameHi}
            </p>
          )}
          <p className="mute">{[nameOf(category), address || city].join(' · ')}</p>
          <StatusPill look={STATE_VARIANTS[standing]}>{t.standings[standing]}</StatusPill>
        </div>
        <div className="own-full">
          {!['deleted', 'closed', 'moved'].includes(standing) && (
            <CompletenessMeter {...{ business }} />
          )}
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
          {hasPublicPage(status) && (
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

/** How complete a listing is and what is missing, also of a change that waits for approval. */
function CompletenessMeter({ business }: { business: OwnBusiness }) {
  const { percent, missing } = getCompleteness({
    ...business,
    ...business.waitingChange?.proposed,
  })
  const names = missing.map((field) => words.fields[field])
  return (
    <>
      <p className="num">
        <b>{words.percent(percent)}</b> {words.complete}
      </p>
      <Meter value={percent / 100} label={words.complete} />
      <p>
        {names.length > 0
          ? words.missing(names.slice(0, NAMED), names.length - NAMED)
          : words.nothingMissing}
      </p>
    </>
  )
}
