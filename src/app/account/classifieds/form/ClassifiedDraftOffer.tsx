import type { ReactNode } from 'react'
import { DraftOffer } from '#app/form/DraftOffer.tsx'
import { drafts as t } from '#i18n/en/app/drafts.ts'

type Props = { onOpen: (draft: number) => void; children: ReactNode }

/** Ads that were begun before, before another one is begun. */
export const ClassifiedDraftOffer = ({ onOpen, children }: Props) => (
  <DraftOffer
    read="GET /classified-drafts"
    texts={{ title: t.notSent, nameOf: t.adOf, begin: t.beginAd }}
    onOpen={onOpen}
  >
    {children}
  </DraftOffer>
)
