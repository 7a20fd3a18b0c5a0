import styles from '#styles/app/screens/campaigns.css?url'
import { lazy, Suspense, useState } from 'react'
import { pageOf, useList } from '#app/data/use-list.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { usePerson } from '#app/shell/use-person.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { paging } from '#i18n/en/paging.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { Toast } from '#ui/Toast.tsx'
import { CampaignCard } from './CampaignCard.tsx'
import { CampaignsAnswer } from './CampaignsAnswer.tsx'
import { NoCampaigns } from './NoCampaigns.tsx'
import { Today } from './Today.tsx'
import { useCampaignActions } from './use-campaign-actions.ts'

const CampaignDialog = lazy(async () => ({
  default: (await import('./CampaignDialog.tsx')).CampaignDialog,
}))
export { showSignIn } from './show-sign-in.tsx'

const A_PAGE = 20

/** An advertiser's campaigns. */
export function Campaigns() {
  const person = usePerson()
  const [said, say] = useState<string | null>(null)
  const [now] = useState(() => new Date())
  const list = useList('GET /ads/campaigns', (at) => ({
    userId: person?.id,
    page: pageOf(at),
    limit: A_PAGE,
  }))
  const actions = useCampaignActions(say)
  const { edited, edit, asked } = actions
  const create = () => edit({ campaign: null, isCopy: false })
  const all = list.answer.data?.campaigns
  const fresh = edited?.campaign && all?.find(({ id }) => id === edited.campaign!.id)
  return (
    <Screen
      title={shell.screens.ads}
      hindi={HI_APP.screens.ads}
      actions={
        <Button look="primary" icon="plus" onClick={create}>
          {t.create}
        </Button>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <CampaignsAnswer of={list.answer}>
        {({ campaigns, pagination }) =>
          pagination.total === 0 ? (
            <NoCampaigns onCreate={create} />
          ) : (
            <div className="split split-wide">
              <p className="run-pay mute">{t.pay}</p>
              <div className="stack">
                <section className="panel-box" aria-labelledby="my-campaigns">
                  <header>
                    <h2 id="my-campaigns">{t.list}</h2>
                    <span className="mute num">{formatCount(pagination.total)}</span>
                  </header>
                  {campaigns.map((campaign) => (
                    <CampaignCard key={campaign.id} {...{ campaign, now }} onAct={actions.act} />
                  ))}
                </section>
                {pagination.totalPages > 1 && (
                  <Pagination
                    page={pagination.page}
                    pages={pagination.totalPages}
                    t={paging}
                    hrefOf={(page) => list.hrefOf({ page })}
                    onChoose={(page) => list.change({ page })}
                  />
                )}
              </div>
              <Today campaigns={campaigns} />
            </div>
          )
        }
      </CampaignsAnswer>
      {edited && (
        <Suspense>
          <CampaignDialog
            campaign={fresh ?? edited.campaign}
            isCopy={edited.isCopy}
            onClose={() => edit(null)}
            onSaved={(_, isNew) => {
              edit(null)
              say(isNew ? t.created : t.updated)
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t.removeSure}
        texts={{ close: t.close, cancel: t.cancel, confirm: t.remove, busy: t.removing }}
        busy={actions.isRemoving}
        isDangerous
        problem={actions.removeProblem}
        onClose={actions.close}
        onConfirm={actions.remove}
      >
        <p>{asked && t.removeText(asked.title)}</p>
      </ConfirmDialog>
      <Toast onGone={() => say(null)}>{said}</Toast>
    </Screen>
  )
}
