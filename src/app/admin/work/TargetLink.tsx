import { getPunycodeHost } from '#shared/rules/target-address.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { TargetLinkStatus } from './TargetLinkStatus.tsx'

/** Where advertising leads, and whether that answers. */
export const TargetLink = ({ url }: { url: string }) => (
  <>
    <a className="link" href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url} <span className="sr-only">({t.newTab})</span>
    </a>
    {getPunycodeHost(url) && <p className="is-warn">{t.otherLetters(getPunycodeHost(url)!)}</p>}
    <TargetLinkStatus targetUrl={url} />
  </>
)
