import { useState } from 'react'
import { CropDialog } from '#app/form/crop/CropDialog.tsx'
import { settings } from '#i18n/en/app/settings.ts'
import { call } from '#stores/api.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { rememberUploadedLogo } from './uploaded-logos.ts'
import { getAspectRatio, LOGO_SHAPES, type LogoShape } from './logo-shapes.ts'

const t = settings.upload
/** Pixels of the longer side that is sent. */
const SENT = { logo: 960, icon: 256 }

type Props = { picture: ImageBitmap; isIcon: boolean; onDone: (path: string | null) => void }

/** Cuts out a logo, and sends that part as a PNG. A favicon is always square. */
export function LogoCropDialog({ picture, isIcon, onDone }: Props) {
  const [shape, setShape] = useState<LogoShape>(isIcon ? 'square' : 'whole')
  return (
    <CropDialog
      title={t.cropTitle}
      sends={t.send}
      picture={picture}
      aspect={getAspectRatio(picture, shape)}
      most={SENT[isIcon ? 'icon' : 'logo']}
      type="image/png"
      send={async (file, onProgress) => {
        const { data } = await call('POST /uploads/website/logo', {
          files: { logo: [file] },
          onProgress,
        })
        await rememberUploadedLogo(data.url, file)
        onDone(data.url)
      }}
      failed={({ fields = {} }) => Object.values(fields)[0] ?? t.failed}
      onClose={() => onDone(null)}
    >
      {!isIcon && (
        <SegmentedControl
          label={t.shape}
          choices={LOGO_SHAPES.map((value) => ({ value, text: t.shapes[value] }))}
          chosen={shape}
          onChoose={(value) => setShape(value as LogoShape)}
        />
      )}
    </CropDialog>
  )
}
