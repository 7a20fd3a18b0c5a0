import styles from '#styles/app/screens/profile.css?url'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from '#app/router/index.ts'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { Skeleton } from '#app/data/Skeleton.tsx'
import { profile as t } from '#i18n/en/app/profile.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { Toast } from '#ui/Toast.tsx'
import { useFocusRestore } from '#ui/use-focus-restore.ts'
import { Information } from './Information.tsx'
import { ProfileQueryState } from './ProfileQueryState.tsx'
import { useEmailConfirmation } from './use-email-confirmation.ts'

/* The other tabs are loaded when opened. */
const Security = lazy(async () => ({ default: (await import('./Security.tsx')).Security }))
const Preferences = lazy(async () => ({
  default: (await import('./Preferences.tsx')).Preferences,
}))
const TABS = ['information', 'security', 'preferences'] as const

/** The profile: information, security and preferences. */
export function Profile() {
  const [address, setAddress] = useSearchParams()
  useFocusRestore()
  const [notice, setNotice] = useState<string | null>(null)
  const answer = useRead('GET /users/profile', {})
  useEmailConfirmation(setNotice)
  const chosen = TABS.find((tab) => tab === address.get('tab')) ?? 'information'
  const later = (content: React.ReactNode) => <Suspense fallback={<Skeleton />}>{content}</Suspense>
  return (
    <Screen title={shell.screens.profile} hindi={HI_APP.screens.profile}>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <ProfileQueryState query={answer}>
        {({ data }) => (
          <div className="app-tabs">
            <Tabs
              label={shell.screens.profile}
              chosen={chosen}
              onChoose={(id) => setAddress(id === 'information' ? {} : { tab: id })}
              tabs={[
                {
                  id: 'information',
                  name: t.tabs.information,
                  content: <Information profile={data} onNotice={setNotice} />,
                },
                {
                  id: 'security',
                  name: t.tabs.security,
                  content: later(<Security profile={data} onNotice={setNotice} />),
                },
                {
                  id: 'preferences',
                  name: t.tabs.preferences,
                  content: later(<Preferences onNotice={setNotice} />),
                },
              ]}
            />
          </div>
        )}
      </ProfileQueryState>
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}
