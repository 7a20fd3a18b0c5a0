import { Link } from '#app/router/index.ts'
import { ProposedChanges } from '#app/admin/moderation/ProposedChanges.tsx'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { adminAds, adminCampaigns } from '#i18n/en/app/admin-ads.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { CampaignFacts } from './CampaignFacts.tsx'
import { getCampaignState } from './state.ts'
import { getAllowedActions, type CampaignActions } from './use-campaign-actions.ts'

const t = adminCampaigns

type Props = { id: number; actions: CampaignActions; onClose: () => void }

/** One campaign: its state, what would change, its facts, and what can be done. */
export function CampaignDialog({ id, actions, onClose }: Props) {
  const campaign = useRead('GET /ads/campaigns/{id}', { params: { id } })
  return (
    <Dialog
      open
      title={campaign.data?.data.title ?? t.columns.title}
      closeLabel={t.close}
      onClose={onClose}
    >
      <QueryState query={campaign}>
        {({ data }) => (
          <div className="stack">
            <State campaign={data} />
            {data.proposed && (
              <ProposedChanges
                changes={changesOf(data)}
                labelOf={(name) => t.one.names[name as keyof typeof t.one.names]}
              />
            )}
            <CampaignFacts campaign={data} />
            <p>
              <Link className="link" to={`${ADMIN_PATHS.adminAudit}?noun=campaigns&record=${id}`}>
                {adminAds.audit}
              </Link>
            </p>
            <Decisions campaign={data} actions={actions} />
          </div>
        )}
      </QueryState>
    </Dialog>
  )
}

function State({ campaign }: { campaign: Campaign }) {
  const { isApproved, status, submittedAt, rejectionReason } = campaign
  const { look, text } = getCampaignState(campaign)
  return (
    <div className="stack stack-s">
      <p className="row">
        <StatusPill look={look}>{text}</StatusPill>
        {isApproved && <span>{t.approved}</span>}
        {!isApproved && !submittedAt && <span>{t.notApproved}</span>}
      </p>
      {(rejectionReason || status === 'rejected') && (
        <p className="notice whitespace-pre-line wrap-anywhere">
          <b>{submittedAt ? t.one.stopReason : t.one.reason}:</b>{' '}
          {rejectionReason ?? t.one.noReason}
        </p>
      )}
    </div>
  )
}

const changesOf = ({ proposed, ...now }: Campaign) =>
  (['title', 'targetUrl'] as const).flatMap((name) => {
    const after = proposed?.[name]
    return after === undefined ? [] : [{ name, before: now[name], after }]
  })

function Decisions({ campaign, actions }: { campaign: Campaign; actions: CampaignActions }) {
  const { isBusy, setDialog, approve, move } = actions
  const can = getAllowedActions(campaign)
  return (
    <div className="dialog-actions">
      <Button
        look="bare"
        icon="trash"
        disabled={isBusy}
        onClick={() => setDialog({ what: 'delete', row: campaign })}
      >
        {t.delete}
      </Button>
      {can.pause && (
        <Button icon="pause" disabled={isBusy} onClick={() => move(campaign, 'paused')}>
          {t.pause}
        </Button>
      )}
      {can.resume && (
        <Button disabled={isBusy} onClick={() => move(campaign, 'active')}>
          {t.resume}
        </Button>
      )}
      {(can.reject || can.hasChange) && (
        <Button
          className="button-no"
          icon="close"
          disabled={isBusy}
          onClick={() => setDialog({ what: 'reject', row: campaign })}
        >
          {can.hasChange ? t.rejectChange : t.reject}
        </Button>
      )}
      {(can.approve || can.hasChange) && (
        <Button look="primary" icon="check" disabled={isBusy} onClick={() => approve(campaign)}>
          {can.hasChange ? t.approveChange : t.approve}
        </Button>
      )}
    </div>
  )
}
