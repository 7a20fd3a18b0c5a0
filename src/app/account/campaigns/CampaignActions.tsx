import type { Campaign } from '#contract/campaigns.ts'
import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import type { IconName } from '#shared/drawings/drawings.ts'
import { getNextCampaignStatus } from '#shared/rules/campaigns.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'

/** What can be done to a campaign from its card. */
export type CampaignAction =
  | 'pause'
  | 'resume'
  | 'send'
  | 'again'
  | 'stats'
  | 'creatives'
  | 'edit'
  | 'delete'
export type CampaignActionHandler = (action: CampaignAction, campaign: Campaign) => void

type Props = { campaign: Campaign; onAct: CampaignActionHandler }

type Shown = Exclude<CampaignAction, 'delete'>

const ICONS: Record<Shown, IconName> = {
  ...{ pause: 'pause', resume: 'play', send: 'send', again: 'copy' },
  ...{ creatives: 'image', stats: 'chart', edit: 'edit' },
}
const NAMES: Record<Shown, (title: string) => string> = {
  ...{ pause: t.pauseOf, resume: t.resumeOf, send: t.sendOf, again: t.againOf },
  ...{ creatives: t.creativesOf, stats: t.statsOf, edit: t.editOf },
}

/** The buttons of a card: first those of its state, then those that every campaign has. */
export function CampaignActions({ campaign, onAct }: Props) {
  const { title, status, submittedAt } = campaign
  const isPossible = (action: 'pause' | 'resume') =>
    getNextCampaignStatus(campaign, action) !== null
  const ofState: Shown[] = [
    ...(isPossible('pause') ? (['pause'] as const) : []),
    ...(isPossible('resume') ? (['resume'] as const) : []),
    ...(status === 'draft' && !submittedAt ? (['send'] as const) : []),
    ...(status === 'completed' ? (['again'] as const) : []),
  ]
  const button = (action: Shown, look: 'primary' | 'line' | 'bare') => (
    <Button
      key={action}
      look={look}
      icon={ICONS[action]}
      aria-label={NAMES[action](title)}
      onClick={() => onAct(action, campaign)}
    >
      {t[action]}
    </Button>
  )
  return (
    <div className="row run-acts">
      {ofState.map((one) => button(one, one === 'resume' || one === 'send' ? 'primary' : 'line'))}
      {(['creatives', 'stats', 'edit'] as const).map((one) => button(one, 'bare'))}
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
