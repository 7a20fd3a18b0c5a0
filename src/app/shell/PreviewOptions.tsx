import { previewOptions as t } from '#i18n/en/app/preview-options.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'

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
    <SegmentedControl
      label={t.device}
      choices={[
        { value: 'wide', text: t.wide },
        { value: 'phone', text: t.phone },
      ]}
      chosen={device}
      onChoose={(value) => onDevice(value as Device)}
    />
    <SegmentedControl
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
