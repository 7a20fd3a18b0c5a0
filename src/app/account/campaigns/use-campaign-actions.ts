import { useState } from 'react'
import type { CallError } from '#client/call-error.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { useWrite } from '#app/data/use-write.ts'
import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import type { CampaignAction } from './CampaignActions.tsx'
import type { CampaignFormSource } from './use-campaign-form.ts'

const INVALIDATES = { invalidates: ['GET /ads/campaigns'] } as const

/** Does what is chosen on a card; a form or a question comes first where there is one. */
export function useCampaignActions(setNotice: (text: string) => void) {
  const [edited, edit] = useState<CampaignFormSource | null>(null)
  const [dialog, setDialog] = useState<Campaign | null>(null)
  const change = useWrite('PUT /ads/campaigns/{id}', INVALIDATES)
  const drop = useWrite('DELETE /ads/campaigns/{id}', INVALIDATES)

  const act = (action: Exclude<CampaignAction, 'stats' | 'creatives'>, campaign: Campaign) => {
    const { id, version } = campaign
    if (action === 'edit') return edit({ campaign, isCopy: false })
    if (action === 'again') return edit({ campaign, isCopy: true })
    if (action === 'delete') {
      drop.reset()
      return setDialog(campaign)
    }
    if (change.isPending) return
    const status = { pause: 'paused', resume: 'active', send: undefined }[action] as
      | 'paused'
      | 'active'
      | undefined
    const body = status ? { status, version } : { isDraft: false, version }
    change.mutate(
      { params: { id }, body },
      {
        onSuccess: () => setNotice(t.statusUpdated),
        onError: (error: CallError) =>
          setNotice(`${t.statusFailed}. ${error.serverMessage ?? ''}`.trim()),
      },
    )
  }
  const remove = () => {
    if (!dialog) return
    drop.mutate(
      { params: { id: dialog.id } },
      {
        onSuccess: () => {
          setDialog(null)
          setNotice(t.removed)
        },
      },
    )
  }
  return {
    act,
    edited,
    edit,
    dialog,
    close: () => setDialog(null),
    remove,
    isRemoving: drop.isPending,
    removeProblem: drop.error
      ? `${t.removeFailed}. ${drop.error.serverMessage ?? ''}`.trim()
      : undefined,
  }
}
