import { TargetAnswer } from '#app/admin/work/TargetAnswer.tsx'
import { work as t } from '#i18n/en/app/work.ts'

/** Where advertising leads, and whether that answers. */
export const TargetCheck = ({ targetUrl }: { targetUrl: string }) => (
  <section className="item-part">
    <h3>{t.facts['targetUrl']}</h3>
    <p>
      <a className="link" href={targetUrl} target="_blank" rel="noopener noreferrer nofollow">
        {targetUrl}
      </a>
    </p>
    <TargetAnswer targetUrl={targetUrl} />
  </section>
)
