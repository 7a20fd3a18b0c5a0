import styles from '#styles/app/screens/settings.css?url'
import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from '#app/router/index.ts'
import { LeaveDialog } from '#app/form/LeaveDialog.tsx'
import { useLeaveGuard } from '#app/form/use-leave-guard.ts'
import { Skeleton } from '#app/data/Skeleton.tsx'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { settings as t } from '#i18n/en/app/settings.ts'
import { Button } from '#ui/Button.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Toast } from '#ui/Toast.tsx'
import { Appearance } from './Appearance.tsx'
import { ContrastCheck } from './ContrastCheck.tsx'
import { FIELDS, TABS, getTabOfSetting, type TabName } from './setting-fields.ts'
import { History } from './History.tsx'
import { HomePreview } from './HomePreview.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SettingField } from './SettingField.tsx'
import { useSettings } from './use-settings.ts'

const LASTS_MS = 3000
const LogoSettings = lazy(async () => ({
  default: (await import('./LogoSettings.tsx')).LogoSettings,
}))

/** The settings of the website, with the home page as it would look. */
export function Settings() {
  const [address, setAddress] = useSearchParams()
  const [notice, setNotice] = useState<string | null>(null)
  const [showsHistory, showHistory] = useState(false)
  const editing = useSettings(setNotice)
  const { reading, saved, values, changed } = editing
  const chosen = TABS.find((tab) => tab === address.get('tab')) ?? 'general'
  const guard = useLeaveGuard(changed.length > 0, { byPath: true })
  const goTo = (tab: string) => setAddress(tab === 'general' ? {} : { tab }, { replace: true })
  const save = async () => {
    const [wrong] = Object.keys(await editing.send())
    if (wrong) goTo(getTabOfSetting(wrong))
  }
  const contentOf = (tab: TabName) => {
    if (!values) return null
    if (tab === 'appearance') return <Appearance editing={editing} values={values} />
    if (tab === 'logos')
      return (
        <Suspense fallback={<Skeleton />}>
          <LogoSettings editing={editing} values={values} setNotice={setNotice} />
        </Suspense>
      )
    return (
      <div className="panel-box panel-body stack">
        {FIELDS[tab].map((field) => (
          <SettingField key={field.name} field={field} editing={editing} values={values} />
        ))}
      </div>
    )
  }
  return (
    <Screen
      title={admin.screens.adminSettings.title}
      hindi={admin.screens.adminSettings.hindi}
      actions={
        <>
          {(['adminMails', 'adminBackups'] as const).map((screen) => (
            <Link key={screen} className="button" to={APP_PATHS[screen]}>
              {admin.screens[screen].title}
            </Link>
          ))}
          <Button icon="undo" onClick={() => showHistory(true)}>
            {t.history.open}
          </Button>
        </>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <p className="settings-lead mute">{t.lead}</p>
      {reading.error && !saved && (
        <div className="notice notice-error" role="alert">
          <div>
            <p>{t.loadFailed}</p>
            <Button onClick={() => void reading.refetch()}>{t.again}</Button>
          </div>
        </div>
      )}
      {!saved && !reading.error && <Skeleton />}
      {saved && values && (
        <>
          <div className="settings">
            <div className="settings-form app-tabs">
              <Tabs
                label={t.tabsLabel}
                chosen={chosen}
                onChoose={goTo}
                tabs={TABS.map((id) => ({ id, name: t.tabs[id], content: contentOf(id) }))}
              />
            </div>
            <div className="stack lg:sticky lg:top-4">
              <HomePreview saved={saved} values={values} />
              <ContrastCheck values={values} />
            </div>
          </div>
          <SaveBar editing={editing} saved={saved} values={values} onSave={() => void save()} />
        </>
      )}
      {showsHistory && (
        <History ensure={editing.ensure} onClose={() => showHistory(false)} onNotice={setNotice} />
      )}
      {editing.proof}
      <LeaveDialog guard={guard} />
      <Toast lasts={LASTS_MS} onGone={() => setNotice(null)}>
        {notice}
      </Toast>
    </Screen>
  )
}
