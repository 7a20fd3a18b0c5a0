import { useQueryClient } from '@tanstack/react-query'
import type { CallError, CallName } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { Creative } from '#contract/ad-creatives.ts'
import { adminCreatives as t } from '#i18n/en/app/admin-ads.ts'

const INVALIDATES = [
  'GET /ads/creatives/pending',
  'GET /ads/creatives',
  'GET /ads/campaigns',
  'GET /ads/campaigns/{id}',
  'GET /admin/counts',
  'GET /admin/queue',
] as const satisfies CallName[]

/** An approved creative keeps running while its change is reviewed. */
export const hasPendingChange = ({ isApproved, proposed }: Creative): boolean =>
  isApproved && proposed !== null

/** Approves or rejects a creative, or what it would change; `onDone` brings the next one. */
export function useCreativeDecision(setNotice: (text: string) => void, onDone: () => void) {
  const approval = useWrite('POST /ads/creatives/{id}/approve', { invalidates: INVALIDATES })
  const client = useQueryClient()
  return {
    isBusy: approval.isPending,
    decide: (creative: Creative, approved: boolean, reason: string | null) =>
      approval.mutate(
        {
          params: { id: creative.id },
          body: {
            ...{ approved, rejectionReason: reason, ofChange: hasPendingChange(creative) },
            version: creative.version,
          },
        },
        {
          onSuccess: ({ message }) => {
            setNotice(message)
            onDone()
          },
          onError: (error: CallError) => {
            setNotice(error.serverMessage ?? t.failed)
            if (error.code !== 'CHANGED_MEANWHILE') return
            for (const name of INVALIDATES) void client.invalidateQueries({ queryKey: [name] })
          },
        },
      ),
  }
}
