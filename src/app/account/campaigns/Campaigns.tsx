import styles from '#styles/app/screens/campaigns.css?url'
import { lazy, Suspense, useState } from 'react'
import { readPage, useList } from '#app/data/use-list.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { useCurrentUser } from '#app/shell/use-current-user.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Toast } from '#ui/Toast.tsx'
import type { CampaignActionHandler } from './CampaignActions.tsx'
import { CampaignsLayout } from './CampaignsLayout.tsx'
import { CampaignsQueryState } from './CampaignsQueryState.tsx'
import { readCampaignFilters } from './CampaignFilterBar.tsx'
import { NoCampaigns } from './NoCampaigns.tsx'
import { readStatsQuery } from './stats-query.ts'
import { useCampaignActions } from './use-campaign-actions.ts'

const loadForm = async () => ({
  default: (await import('./CampaignDialog.tsx')).CampaignDialog,
})
const loadCreatives = async () => ({
  default: (await import('#app/account/creatives/CreativesDialog.tsx')).CreativesDialog,
})
const CampaignDialog = lazy(loadForm)
const CreativesDialog = lazy(loadCreatives)
export { mountSignInPrompt } from './show-sign-in.tsx'

const PAGE_SIZE = 20

/** An advertiser's campaigns. */
export function Campaigns() {
  const person = useCurrentUser()
  const [notice, setNotice] = useState<string | null>(null)
  const [now] = useState(() => new Date())
  const [openCount, setOpenCount] = useState(0)
  const { address, hrefOf, change, answer } = useList('GET /ads/campaigns', (at) => ({
    userId: person?.id,
    ...readCampaignFilters(at),
    page: readPage(at),
    limit: PAGE_SIZE,
  }))
  const actions = useCampaignActions(setNotice)
  const { edited, edit, dialog } = actions
  const [filled, fill] = useState<{ id: number; title: string } | null>(null)
  // A window whose code does not come, as without a line, must not take the screen with it.
  const withCode = (load: () => Promise<unknown>, open: () => void) =>
    void load().then(open, () => setNotice(t.notLoaded))
  const create = () => withCode(loadForm, () => edit({ campaign: null, isCopy: false }))
  // What is shown comes next. The form does not tell which campaign it has made.
  const fillNewest = () =>
    void call('GET /ads/campaigns', { query: { userId: person?.id, limit: 1 } }).then(
      ({ campaigns: [newest] }) => newest && withCode(loadCreatives, () => fill(newest)),
      () => undefined,
    )
  const act: CampaignActionHandler = (action, campaign) => {
    if (action === 'creatives') return withCode(loadCreatives, () => fill(campaign))
    if (action === 'edit' || action === 'again')
      return withCode(loadForm, () => actions.act(action, campaign))
    if (action !== 'stats') return actions.act(action, campaign)
    change({ campaign: campaign.id, page: readPage(address) }, { replace: true })
    setOpenCount(openCount + 1)
  }
  const fresh =
    edited?.campaign && answer.data?.campaigns.find(({ id }) => id === edited.campaign!.id)
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
      <CampaignsQueryState query={answer}>
        {(data) =>
          data.counts.total === 0 ? (
            <NoCampaigns onCreate={create} />
          ) : (
            <CampaignsLayout
              {...{ ...data, now, hrefOf, change }}
              sought={readCampaignFilters(address)}
              wanted={readStatsQuery(address).campaign}
              openCount={openCount}
              onAct={act}
            />
          )
        }
      </CampaignsQueryState>
      {edited && (
        <Suspense>
          <CampaignDialog
            campaign={fresh ?? edited.campaign}
            isCopy={edited.isCopy}
            onClose={() => edit(null)}
            onSaved={(isNew, combined) => {
              edit(null)
              setNotice(isNew ? t.created : t.updated(combined.join(', ')))
              if (isNew) fillNewest()
            }}
          />
        </Suspense>
      )}
      {filled && (
        <Suspense>
          <CreativesDialog campaign={filled} onClose={() => fill(null)} onNotice={setNotice} />
        </Suspense>
      )}
      <ConfirmDialog
        open={dialog !== null}
        title={t.removeSure}
        texts={{ close: t.close, cancel: t.cancel, confirm: t.remove, busy: t.removing }}
        busy={actions.isRemoving}
        isDangerous
        problem={actions.removeProblem}
        onClose={actions.close}
        onConfirm={actions.remove}
      >
        <p>{dialog && t.removeText(dialog.title)}</p>
      </ConfirmDialog>
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}
