import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Answer } from '#app/data/Answer.tsx'
import { useRead } from '#app/data/use-read.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { Screen } from '#app/shell/Screen.tsx'
import { HI_APP } from '#i18n/hi-app.ts'
import { myAds as t } from '#i18n/en/app/my-ads.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { Toast } from '#ui/Toast.tsx'
import { AdTable } from './AdTable.tsx'
import { Offers } from './Offers.tsx'

/** The seller's dashboard: own ads in every state, and what people ask about them. */
export function MyAds() {
  const [address, setAddress] = useSearchParams()
  const [said, say] = useState<string | null>(null)
  const ads = useRead('GET /classified/user/my-ads', {})
  const stats = useRead('GET /classified-inquiries/stats', {}).data?.data
  const inquiries = useRead('GET /classified-inquiries/seller', {})
  const own = ads.data?.data
  const count = (status: string) => own?.filter((ad) => ad.status === status).length ?? 0
  const views = own?.reduce((sum, ad) => sum + ad.viewCount, 0)
  return (
    <Screen title={shell.screens.myAds} hindi={HI_APP.screens.myAds}>
      <div className="stack">
        <FigureRow
          figures={[
            {
              name: t.figures.ads,
              figure: own && formatCount(own.length),
              note: own && `${count('active')} ${t.statuses.active.toLowerCase()}`,
            },
            {
              name: t.figures.views,
              figure: views === undefined ? undefined : formatCount(views),
              note: t.figures.allAds,
            },
            {
              name: t.figures.inquiries,
              figure: stats && formatCount(stats.total),
              note: stats && t.figures.unread(stats.unread),
            },
            {
              name: t.figures.sold,
              figure: own && formatCount(count('sold')),
              note: t.figures.marked,
            },
          ]}
        />
        <div className="app-tabs">
          <Tabs
            label={shell.screens.myAds}
            chosen={address.get('tab') === 'inquiries' ? 'inquiries' : 'ads'}
            onChoose={(id) => setAddress(id === 'ads' ? {} : { tab: id }, { replace: true })}
            tabs={[
              {
                id: 'ads',
                name: t.tabs.ads,
                content: (
                  <Answer of={ads}>{({ data }) => <AdTable ads={data} onSaid={say} />}</Answer>
                ),
              },
              {
                id: 'inquiries',
                name: stats?.unread ? `${t.tabs.inquiries} (${stats.unread})` : t.tabs.inquiries,
                content: (
                  <Answer of={inquiries}>
                    {({ data }) => <Offers inquiries={data} ads={own ?? []} />}
                  </Answer>
                ),
              },
            ]}
          />
        </div>
      </div>
      <Toast onGone={() => say(null)}>{said}</Toast>
    </Screen>
  )
}
