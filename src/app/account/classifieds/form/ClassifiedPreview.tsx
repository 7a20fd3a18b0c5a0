import { useState } from 'react'
import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { classifiedPreview as t } from '#i18n/en/app/classified-preview.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Picture } from '#ui/Picture.tsx'
import { ClassifiedCard } from '#views/classifieds/ClassifiedCard.tsx'
import { ClassifiedDetails } from '#views/classifieds/page/ClassifiedDetails.tsx'
import { ClassifiedHead } from '#views/classifieds/page/ClassifiedHead.tsx'
import type { ClassifiedValues } from './classified-values.ts'
import { getPreviewTexts, toPreviewClassified } from './preview-classified.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

type Props = {
  values: ClassifiedValues
  categories: readonly ClassifiedCategory[]
  onClose: () => void
}

/** The ad as people will see it, drawn by what draws its page; nothing in it can be pressed. */
export function ClassifiedPreview({ values, categories, onClose }: Props) {
  const [classified] = useState(() => toPreviewClassified(values, categories, new Date()))
  const texts = getPreviewTexts(values)
  return (
    <Dialog open onClose={onClose} title={t.previewTitle} closeLabel={t.close} look="sheet">
      <div inert className="stack ad-preview">
        <h3>{t.previewList}</h3>
        <ul className="cards cards-ads">
          <ClassifiedCard
            classified={classified}
            minute={Date.parse(classified.createdAt) / MINUTE_MS}
            t={texts}
          />
        </ul>
        <h3>{t.previewPage}</h3>
        <div className="ad-page panel-box panel-body">
          {classified.images.map((path) => (
            <Picture key={path} path={path} alt="" sizes="320px" />
          ))}
          <ClassifiedHead classified={classified} t={texts} />
          <ClassifiedDetails classified={classified} t={texts} />
        </div>
      </div>
    </Dialog>
  )
}
