import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CallError } from '#client/call.ts'
import { INVALIDATES } from '#app/admin/ads/decide/invalidates.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { adminCampaigns as t } from '#i18n/en/app/admin-ads.ts'

type Dialog = { what: 'reject' | 'delete'; row: Campaign }

/** An approved campaign keeps running while its change is reviewed. */
const isOfChange = ({ isApproved, proposed }: Campaign): boolean => isApproved && proposed !== null

/** Actions on campaigns, with their dialogs and notices. */
export function useCampaignActions(setNotice: (text: string) => void) {
  const invalidates = { invalidates: INVALIDATES }
  const approval = useWrite('POST /ads/campaigns/{id}/approve', invalidates)
  const status = useWrite('PUT /ads/campaigns/{id}', invalidates)
  const remove = useWrite('DELETE /ads/campaigns/{id}', invalidates)
  const client = useQueryClient()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const told = (failed: string) => ({
    onSuccess: ({ message }: { message: string }) => {
      setNotice(message)
      setDialog(null)
    },
    onError: (error: CallError) => {
      setNotice(error.serverMessage ?? failed)
      if (error.code !== 'CHANGED_MEANWHILE') return
      setDialog(null)
      for (const name of INVALIDATES) void client.invalidateQueries({ queryKey: [name] })
    },
  })
  const decide = (row: Campaign, approved: boolean, reason: string | null) =>
    approval.mutate(
      {
        params: { id: row.id },
        body: { approved, reason, ofChange: isOfChange(row), version: row.version },
      },
      told(t.failed.approval),
    )
  return {
    dialog,
    setDialog,
    close: () => setDialog(null),
    isBusy: approval.isPending || status.isPending,
    approve: (row: Campaign) => decide(row, true, null),
    reject: (row: Campaign, reason: string) => decide(row, false, reason),
    move: ({ id }: Campaign, to: 'active' | 'paused') =>
      status.mutate({ params: { id }, body: { status: to } }, told(t.failed.status)),
    remove: async ({ id, title }: Campaign) => {
      await remove.mutateAsync({ params: { id } })
      setNotice(t.deleted(title))
    },
  }
}

export type CampaignActions = ReturnType<typeof useCampaignActions>

/** What can be done with a campaign in its state. */
export const getAllowedActions = (row: Campaign) => {
  const { status, submittedAt, isApproved } = row
  const hasChange = isOfChange(row)
  return {
    hasChange,
    approve: !hasChange && !isApproved && (submittedAt !== null || status === 'rejected'),
    reject: !hasChange && (status === 'active' || status === 'paused' || submittedAt !== null),
    pause: status === 'active',
    resume: status === 'paused' && isApproved,
  }
}
