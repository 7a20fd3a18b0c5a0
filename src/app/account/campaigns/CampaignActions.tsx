import type { Campaign } from '#contract/campaigns.ts'
import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import { nextCampaignStatus } from '#shared/rules/campaigns.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'

/** What can be done to a campaign from its card. */
export type Action =
  'pause' | 'resume' | 'send' | 'again' | 'stats' | 'creatives' | 'edit' | 'delete'
export type Act = (action: Action, campaign: Campaign) => void

type Props = { campaign: Campaign; onAct: Act }

/** The buttons of a card: what its state asks for first, then change, then the rest. */
export function CampaignActions({ campaign, onAct }: Props) {
  const { title, status, submittedAt } = campaign
  const isPossible = (action: 'pause' | 'resume') => nextCampaignStatus(campaign, action) !== null
  return (
    <div className="row run-acts">
      {isPossible('pause') && (
        <Button icon="pause" aria-label={t.pauseOf(title)} onClick={() => onAct('pause', campaign)}>
          {t.pause}
        </Button>
      )}
      {isPossible('resume') && (
        <Button
          look="primary"
          icon="play"
          aria-label={t.resumeOf(title)}
          onClick={() => onAct('resume', campaign)}
        >
          {t.resume}
        </Button>
      )}
      {status === 'draft' && !submittedAt && (
        <Button
          look="primary"
          icon="send"
          aria-label={t.sendOf(title)}
          onClick={() => onAct('send', campaign)}
        >
          {t.send}
        </Button>
      )}
      {status === 'completed' && (
        <Button icon="copy" aria-label={t.againOf(title)} onClick={() => onAct('again', campaign)}>
          {t.again}
        </Button>
      )}
      <Button
        look="bare"
        icon="edit"
        aria-label={t.editOf(title)}
        onClick={() => onAct('edit', campaign)}
      >
        {t.edit}
      </Button>
      <IconButton
        icon="image"
        label={t.creativesOf(title)}
        onClick={() => onAct('creatives', campaign)}
      />
      <IconButton icon="chart" label={t.statsOf(title)} onClick={() => onAct('stats', campaign)} />
      <Menu
        label={t.more(title)}
        items={[
          {
            text: t.remove,
            icon: 'trash',
            isDangerous: true,
            onChoose: () => onAct('delete', campaign),
          },
        ]}
      />
    </div>
  )
}
