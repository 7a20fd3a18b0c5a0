import { useState } from 'react'
import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { adPreview as t } from '#i18n/en/app/ad-preview.ts'
import { classifieds } from '#i18n/en/classifieds.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Picture } from '#ui/Picture.tsx'
import { AdCard } from '#views/classifieds/AdCard.tsx'
import { AdDetails } from '#views/classifieds/page/AdDetails.tsx'
import { AdHead } from '#views/classifieds/page/AdHead.tsx'
import type { AdValues } from './ad-values.ts'
import { toPreviewAd } from './preview-ad.ts'

type Props = {
  values: AdValues
  categories: readonly ClassifiedCategory[]
  onClose: () => void
}

/** The ad as people will see it, drawn by what draws its page; nothing in it can be pressed. */
export function AdPreview({ values, categories, onClose }: Props) {
  const [ad] = useState(() => toPreviewAd(values, categories, new Date()))
  return (
    <Dialog open onClose={onClose} title={t.previewTitle} closeLabel={t.close} look="sheet">
      <div inert className="stack ad-preview">
        <h3>{t.previewList}</h3>
        <ul className="cards cards-ads">
          <AdCard ad={ad} minute={Date.parse(ad.createdAt) / 60_000} t={classifieds} />
        </ul>
        <h3>{t.previewPage}</h3>
        <div className="ad-page panel-box panel-body">
          {ad.images.map((path) => (
            <Picture key={path} path={path} alt="" sizes="320px" />
          ))}
          <AdHead ad={ad} t={classifieds} />
          <AdDetails ad={ad} t={classifieds} />
        </div>
      </div>
    </Dialog>
  )
}
