import type { ReactNode } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import { campaignForm as t } from '#i18n/en/app/campaign-form.ts'

/** What an address looks like once it is typed to its end. */
const WHOLE = /^https?:\/\/[^\s/.]+\.[^\s]+$/i

/** Checks on blur whether the link works, and shows the result. */
export function LinkCheck({ url, children }: { url: string; children: ReactNode }) {
  const check = useWrite('POST /ads/campaigns/check-target')
  const targetUrl = url.trim()
  const checked = check.variables?.body.targetUrl
  const told = checked === targetUrl ? check.data?.data : undefined
  return (
    <div
      className="stack"
      onBlur={() => {
        if (targetUrl !== checked && WHOLE.test(targetUrl)) check.mutate({ body: { targetUrl } })
      }}
    >
      {children}
      <p className={told && told.outcome !== 'answers' ? 'notice' : 'field-hint'} role="status">
        {check.isPending ? t.checking : told?.detail}
      </p>
    </div>
  )
}
