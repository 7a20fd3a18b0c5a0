import { inItsPlace as t } from '#i18n/en/app/in-its-place.ts'
import { Segments } from '#ui/Segments.tsx'

export type Device = 'wide' | 'phone'
export type Theme = 'light' | 'dark'

type Props = {
  device: Device
  theme: Theme
  onDevice: (device: Device) => void
  onTheme: (theme: Theme) => void
}

/** How a preview is seen: on a desktop or a phone, in which theme. */
export const PreviewOptions = ({ device, theme, onDevice, onTheme }: Props) => (
  <div className="row row-apart preview-ways">
    <Segments
      label={t.device}
      choices={[
        { value: 'wide', text: t.wide },
        { value: 'phone', text: t.phone },
      ]}
      chosen={device}
      onChoose={(value) => onDevice(value as Device)}
    />
    <Segments
      label={t.theme}
      choices={[
        { value: 'light', text: t.light },
        { value: 'dark', text: t.dark },
      ]}
      chosen={theme}
      onChoose={(value) => onTheme(value as Theme)}
    />
  </div>
)
