import { useWrite } from '#app/data/use-write.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { Button } from '#ui/Button.tsx'

/** Where advertising leads, and whether that answers, which is asked when wanted. */
export function TargetCheck({ targetUrl }: { targetUrl: string }) {
  const check = useWrite('POST /ads/campaigns/check-target')
  const said = check.error?.message ?? check.data?.data.detail
  return (
    <section className="item-part">
      <h3>{t.facts['targetUrl']}</h3>
      <p>
        <a className="link" href={targetUrl} target="_blank" rel="noopener noreferrer nofollow">
          {targetUrl}
        </a>
      </p>
      <Button
        icon="globe"
        disabled={check.isPending}
        onClick={() => check.mutate({ body: { targetUrl } })}
      >
        {t.checkTarget}
      </Button>
      <p role="status">{said}</p>
    </section>
  )
}
