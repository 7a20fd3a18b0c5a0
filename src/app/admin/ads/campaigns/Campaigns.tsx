import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { DeleteDialog } from '#app/admin/record/DeleteDialog.tsx'
import { RejectDialog } from '#app/admin/ads/decide/RejectDialog.tsx'
import { useNow } from '#app/data/use-now.ts'
import { useUrlDialog } from '#app/data/use-address-dialog.ts'
import { useList } from '#app/data/use-list.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { adminCampaigns as t } from '#i18n/en/app/admin-ads.ts'
import { SAVED_REASONS } from '#i18n/en/app/work.ts'
import { CAMPAIGN_STATUSES } from '#shared/rules/campaigns.ts'
import { CampaignDialog } from './CampaignDialog.tsx'
import { getCampaignColumns } from './columns.tsx'
import { APPROVALS, toCampaignQuery } from './query.ts'
import { RowActions } from './RowActions.tsx'
import {
  getAllowedActions,
  useCampaignActions,
  type CampaignActions,
} from './use-campaign-actions.ts'

const NAMES = { approved: t.approved, pending: t.pending, waiting: t.filters.waiting }

const FILTERS = [
  {
    name: 'status',
    label: t.filters.status,
    choices: [
      { value: '', text: t.filters.anyStatus },
      ...CAMPAIGN_STATUSES.map((value) => ({ value, text: t.statuses[value] })),
    ],
  },
  {
    name: 'approval',
    label: t.filters.approval,
    choices: [
      { value: '', text: t.filters.anyApproval },
      ...APPROVALS.map((value) => ({ value, text: NAMES[value] })),
    ],
  },
]

/** All campaigns: search, view, approve or reject, pause and delete. */
export function Campaigns({ setNotice }: { setNotice: (text: string) => void }) {
  const list = useList('GET /ads/campaigns', toCampaignQuery)
  const { address, answer } = list
  const now = useNow()
  const actions = useCampaignActions(setNotice)
  const { opened, open, close } = useUrlDialog('campaign')
  const { sort, order } = toCampaignQuery(address)
  return (
    <>
      <AdminTable<Campaign>
        name="campaigns"
        caption={t.caption}
        columns={getCampaignColumns(open, now)}
        rows={answer.data?.campaigns}
        pagination={answer.data?.pagination}
        list={list}
        failed={({ serverMessage: notice }) => notice ?? t.failed.list}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        sort={{ by: sort, isDown: order === 'desc' }}
        hint={t.hint}
        filters={FILTERS}
        {...(answer.data?.counts.total === 0 ? { none: t.none } : {})}
        acts={(row) => <RowActions row={row} actions={actions} onOpen={() => open(row.id)} />}
      />
      {opened && !actions.dialog && (
        <CampaignDialog key={opened} id={opened} actions={actions} onClose={close} />
      )}
      <CampaignDialogs actions={actions} onDeleted={() => opened && close()} />
    </>
  )
}

type DialogProps = { actions: CampaignActions; onDeleted: () => void }

/** What is asked before a campaign is rejected or deleted. */
function CampaignDialogs({ actions, onDeleted }: DialogProps) {
  if (!actions.dialog) return null
  const { what, row } = actions.dialog
  const { hasChange } = getAllowedActions(row)
  if (what === 'reject')
    return (
      <RejectDialog
        title={(hasChange ? t.rejectChangeTitle : t.rejectTitle)(row.title)}
        text={hasChange ? t.rejectChangeText : t.rejectText}
        reasons={SAVED_REASONS.campaign}
        action={hasChange ? t.rejectChange : t.reject}
        isBusy={actions.isBusy}
        onClose={actions.close}
        onSure={(reason) => actions.reject(row, reason)}
      />
    )
  return (
    <DeleteDialog
      name={row.title}
      question={t.deleteQuestion}
      failed={t.failed.delete}
      onDelete={() => actions.remove(row).then(onDeleted)}
      onClose={actions.close}
    >
      <p>{t.deleteKeeps}</p>
    </DeleteDialog>
  )
}
