import type { Campaign } from '#contract/campaigns.ts'
import { adminCampaigns as t } from '#i18n/en/app/admin-ads.ts'
import { table } from '#i18n/en/app/table.ts'
import { Button } from '#ui/Button.tsx'
import { Menu, type MenuItem } from '#ui/Menu.tsx'
import { getAllowedActions, type CampaignActions } from './use-campaign-actions.ts'

type Props = { row: Campaign; actions: CampaignActions; onOpen: () => void }

/** The actions at the end of a campaign's row: pending decisions first. */
export function RowActions({ row, actions, onOpen }: Props) {
  const { title, submittedAt } = row
  const can = getAllowedActions(row)
  const items: (MenuItem | false)[] = [
    { text: t.open, icon: 'eye', onChoose: onOpen },
    can.approve &&
      !submittedAt && { text: t.approve, icon: 'check', onChoose: () => actions.approve(row) },
    can.reject &&
      !submittedAt && {
        text: t.reject,
        icon: 'close',
        onChoose: () => actions.setDialog({ what: 'reject', row }),
      },
    can.pause &&
      can.hasChange && {
        text: t.pause,
        icon: 'pause',
        onChoose: () => actions.move(row, 'paused'),
      },
    {
      text: t.delete,
      icon: 'trash',
      isDangerous: true,
      onChoose: () => actions.setDialog({ what: 'delete', row }),
    },
  ]
  return (
    <>
      {can.hasChange ? (
        <Button look="line" icon="eye" aria-label={t.lookOf(title)} onClick={onOpen}>
          {t.look}
        </Button>
      ) : submittedAt ? (
        <>
          <Button
            look="primary"
            icon="check"
            aria-label={t.approveOf(title)}
            disabled={actions.isBusy}
            onClick={() => actions.approve(row)}
          >
            {t.approve}
          </Button>
          <Button
            className="button-no"
            aria-label={t.rejectOf(title)}
            onClick={() => actions.setDialog({ what: 'reject', row })}
          >
            {t.reject}
          </Button>
        </>
      ) : can.pause ? (
        <Button
          look="line"
          icon="pause"
          aria-label={t.pauseOf(title)}
          disabled={actions.isBusy}
          onClick={() => actions.move(row, 'paused')}
        >
          {t.pause}
        </Button>
      ) : can.resume ? (
        <Button
          look="line"
          aria-label={t.resumeOf(title)}
          disabled={actions.isBusy}
          onClick={() => actions.move(row, 'active')}
        >
          {t.resume}
        </Button>
      ) : (
        <Button look="line" icon="eye" aria-label={t.openOf(title)} onClick={onOpen}>
          {t.open}
        </Button>
      )}
      <Menu label={table.more(title)} items={items.filter((item) => item !== false)} />
    </>
  )
}
