import { lazy, type ComponentType } from 'react'
import { postAd as t } from '#i18n/en/app/post-ad.ts'
import type { AdField, AdValues } from './ad-values.ts'

const parts = () => import('./lazy-parts.ts')
type Parts = Awaited<ReturnType<typeof parts>>
type PartName = Exclude<keyof Parts, 'getAdRules'>

/** The form works without these parts; the server repeats the notes when the ad is sent. */
const lazyPart = <Name extends PartName>(name: Name, otherwise: ComponentType<never>) =>
  lazy<Parts[Name]>(() =>
    parts().then(
      (all) => ({ default: all[name] }),
      () => ({ default: otherwise as Parts[Name] }),
    ),
  )

const nothing = () => null
/** Keeps the first column of the form. */
export const NoSteps = () => <span className="steps" />

/** Validation of a field before sending; without its code the server does it alone. */
export const checkAdField =
  (slug: string | undefined) =>
  (name: AdField, value: string, values: AdValues): Promise<true | string> =>
    parts().then(
      ({ getAdRules }) => getAdRules(slug)[name]?.(value, values) ?? true,
      () => true,
    )

export const AdDraftOffer = lazyPart('AdDraftOffer', ({ children }) => children)
export const AdMedia = lazyPart('AdMedia', () => <p className="notice">{t.mediaMissing}</p>)
export const AdMerge = lazyPart('AdMerge', nothing)
export const AdNotes = lazyPart('AdNotes', nothing)
export const AdPreviewSide = lazyPart('AdPreviewSide', nothing)
export const AdSteps = lazyPart('AdSteps', NoSteps)
export const PreviewButton = lazyPart('PreviewButton', nothing)
export const AdSafety = lazyPart('AdSafety', nothing)
export const AdSent = lazyPart('AdSent', () => <p className="notice">{t.sent}</p>)
export const PendingAdChanges = lazyPart('PendingAdChanges', nothing)
export const DraftRestored = lazyPart('DraftRestored', nothing)
export const DraftLoader = lazyPart('DraftLoader', () => <p className="notice">{t.draftMissing}</p>)
export const AdDraftStatus = lazyPart('AdDraftStatus', nothing)
export const PriceQuestion = lazyPart('PriceQuestion', nothing)
export const TownField = lazyPart('TownField', () => <p className="notice">{t.townMissing}</p>)
