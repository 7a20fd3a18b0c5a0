import { useCallback, useEffect, useRef, useState } from 'react'
import { PreviewOptions, type Device } from '#app/shell/PreviewOptions.tsx'
import { useElementWidth } from '#app/shell/use-element-width.ts'
import { settings } from '#i18n/en/app/settings.ts'
import { call } from '#stores/api.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { applySettingsToPreview } from './apply-settings.ts'
import type { SettingValues } from './setting-fields.ts'
import { loadHomePage, type LoadedHomePage } from './load-home-page.ts'

const t = settings.preview
const WIDTHS: Record<Device, number> = { phone: 360, wide: 1100 }
const HEIGHT = 460

type Props = { saved: SettingValues; values: SettingValues }

/** The home page as it would be, beside the form on a wide screen. */
export function HomePreview({ saved, values }: Props) {
  if (!useBeside()) return null
  return (
    <section className="panel-box preview-box" aria-labelledby="preview-title">
      <h2 id="preview-title">{t.title}</h2>
      <Pane saved={saved} values={values} startsWide />
    </section>
  )
}

/** The same behind a button, where it has no room beside the form. */
export function HomePreviewButton({ saved, values }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (useBeside()) return null
  return (
    <>
      <IconButton icon="eye" label={t.show} onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.title}
        closeLabel={settings.close}
        look="sheet"
      >
        <div className="preview-box">
          <Pane saved={saved} values={values} />
        </div>
      </Dialog>
    </>
  )
}

const BESIDE = '(min-width: 68em)'

/** Whether there is room beside the form. */
function useBeside(): boolean {
  const [isBeside, set] = useState(() => matchMedia(BESIDE).matches)
  useEffect(() => {
    const query = matchMedia(BESIDE)
    const follow = () => set(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isBeside
}

function Pane({ saved, values, startsWide = false }: Props & { startsWide?: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [place, room] = useElementWidth()
  const [isDark, setDark] = useState(saved.theme === 'dark')
  const [device, setDevice] = useState<Device>(startsWide ? 'wide' : 'phone')
  const [home, setHome] = useState<LoadedHomePage | 'failed' | null>(null)
  const theme = isDark ? 'dark' : 'light'
  const width = WIDTHS[device]
  const scale = Math.min(1, room / width)

  const isClosed = saved.maintenanceMode
  useEffect(() => {
    let isLeft = false
    const take = (found: LoadedHomePage | 'failed') => isLeft || setHome(found)
    const read = () => loadHomePage().then(take, () => take('failed'))
    if (!isClosed) void read()
    // In maintenance mode the site is shown only to users with a pass.
    else
      void call('POST /settings/site-pass')
        .then(({ data: { pass, seconds } }) => {
          const secure = location.protocol === 'https:' ? '; Secure' : ''
          document.cookie = `zila_pass=${pass}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
        })
        .catch(() => undefined)
        .then(read)
    return () => {
      isLeft = true
    }
  }, [isClosed])
  const apply = useCallback(() => {
    const page = frame.current?.contentDocument
    if (page && home && home !== 'failed')
      applySettingsToPreview(page, { values, saved, theme, styles: home.styles })
  }, [values, saved, theme, home])
  useEffect(apply, [apply])

  return (
    <>
      <PreviewOptions
        {...{ device, theme }}
        onDevice={setDevice}
        onTheme={(value) => setDark(value === 'dark')}
      />
      <div ref={place} className="preview-place" style={{ height: HEIGHT }}>
        {home === 'failed' && <p role="alert">{t.failed}</p>}
        {home && home !== 'failed' && room > 0 && (
          <iframe
            ref={frame}
            srcDoc={home.html}
            title={t.frame}
            sandbox="allow-same-origin"
            onLoad={apply}
            style={{
              width,
              height: HEIGHT / scale,
              transform: `scale(${scale})`,
              marginInlineStart: Math.max(0, (room - width * scale) / 2),
            }}
          />
        )}
      </div>
      <p className="mute preview-note">{t.note}</p>
    </>
  )
}
