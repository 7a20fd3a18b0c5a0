import type { ReactNode } from 'react'
import { Link } from '#app/router/index.ts'
import { TargetLink } from '#app/admin/work/TargetLink.tsx'
import { formatDuration } from '#app/admin/work/deadline-text.ts'
import { useNow } from '#app/data/use-now.ts'
import { useRead } from '#app/data/use-read.ts'
import { ADMIN_PATHS, adminUserPath } from '#config/app-paths.ts'
import type { Creative } from '#contract/ad-creatives.ts'
import { printAdLabel } from '#i18n/en/app/ad-labels.ts'
import { adminCreatives as t } from '#i18n/en/app/admin-ads.ts'
import {
  MAX_AD_TEXT_LENGTH,
  MAX_HEADLINE_LENGTH,
  POSITION_SPECS,
  SIZE_SPECS,
  TYPE_SPECS,
} from '#shared/rules/ad-specs.ts'
import { canFillPlacement } from '#shared/rules/ad-slots.ts'
import { Icon } from '#ui/Icon.tsx'

/** What is known of a creative: what it is, whether it fits, whose it is, where it leads. */
export function CreativeFacts({ creative }: { creative: Creative }) {
  const now = useNow()
  const { campaign, type, fileSize, fileDuration, headline, description } = creative
  const facts: (readonly [string, ReactNode])[] = [
    [
      t.fields.campaign,
      <Link key="campaign" className="link" to={`${ADMIN_PATHS.adminAds}?campaign=${campaign.id}`}>
        {campaign.title}
      </Link>,
    ],
    [
      t.fields.user,
      <Link key="user" className="link" to={adminUserPath(campaign.user.id)}>
        {campaign.user.name}
      </Link>,
    ],
    [
      t.fields.type,
      [
        printAdLabel(TYPE_SPECS[type].label),
        fileSize !== null && t.bytes(fileSize),
        fileDuration !== null && t.seconds(fileDuration),
      ]
        .filter(Boolean)
        .join(', '),
    ],
    [t.fields.size, <Fits key="size" creative={creative} />],
    [t.fields.headline, headline && t.written(headline, MAX_HEADLINE_LENGTH)],
    [t.fields.description, description && t.written(description, MAX_AD_TEXT_LENGTH)],
    [t.fields.callToAction, creative.callToAction],
    [t.fields.leadsTo, <TargetLink key="to" url={campaign.targetUrl} />],
    [
      t.fields.waits,
      creative.waitingSince && formatDuration(now.getTime() - Date.parse(creative.waitingSince)),
    ],
  ]
  return (
    <dl className="known">
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Its size and position, and which open placements could show it. */
function Fits({ creative: { size, position } }: { creative: Creative }) {
  const places = useRead('GET /ads/placements', {}).data?.data
  const fitting = places?.filter(
    (place) => place.isActive && place.position === position && canFillPlacement(size, place),
  )
  const sizeName = SIZE_SPECS.find(({ value }) => value === size)?.label ?? size
  const positionName = POSITION_SPECS.find(({ value }) => value === position)?.label ?? position
  return (
    <>
      {printAdLabel(sizeName)}, {printAdLabel(positionName)}
      {fitting && (
        <span className={`ad-check ${fitting.length > 0 ? 'is-ok' : 'is-warn'}`}>
          <Icon name={fitting.length > 0 ? 'check' : 'warn'} />
          {fitting.length > 0 ? t.fits(fitting.map(({ name }) => name).join(', ')) : t.fitsNowhere}
        </span>
      )}
    </>
  )
}
