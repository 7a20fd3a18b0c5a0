import { lazy, type ComponentType } from 'react'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import type { ClassifiedField, ClassifiedValues } from './classified-values.ts'

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
const notice = (text: string) => () => <p className="notice">{text}</p>
const partMissing = notice(t.partMissing)
/** Keeps the first column of the form. */
export const NoSteps = () => <span className="steps" />

/** Validation of a field before sending; without its code the server does it alone. */
export const checkClassifiedField =
  (slug: string | undefined) =>
  (name: ClassifiedField, value: string, values: ClassifiedValues): Promise<true | string> =>
    parts().then(
      ({ getAdRules: getClassifiedRules }) =>
        getClassifiedRules(slug)[name]?.(value, values) ?? true,
      () => true,
    )

export const ClassifiedDraftOffer = lazyPart('AdDraftOffer', ({ children }) => children)
export const ClassifiedMedia = lazyPart('AdMedia', partMissing)
export const ClassifiedMerge = lazyPart('AdMerge', nothing)
export const ClassifiedNotes = lazyPart('AdNotes', nothing)
export const ClassifiedPreviewSide = lazyPart('AdPreviewSide', nothing)
export const ClassifiedSteps = lazyPart('AdSteps', NoSteps)
export const PreviewButton = lazyPart('PreviewButton', nothing)
export const ClassifiedSafety = lazyPart('AdSafety', nothing)
export const ClassifiedSent = lazyPart('AdSent', notice(t.sent))
export const PendingClassifiedChanges = lazyPart('PendingAdChanges', nothing)
export const DraftRestored = lazyPart('DraftRestored', nothing)
export const DraftLoader = lazyPart('DraftLoader', partMissing)
export const ClassifiedDraftStatus = lazyPart('AdDraftStatus', nothing)
export const PriceQuestion = lazyPart('PriceQuestion', nothing)
export const TownField = lazyPart('TownField', partMissing)
