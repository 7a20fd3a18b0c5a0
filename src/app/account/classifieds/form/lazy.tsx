import { lazy, type ComponentType } from 'react'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import type { ClassifiedField, ClassifiedValues } from './classified-values.ts'

const parts = () => import('./lazy-parts.ts')
type Parts = Awaited<ReturnType<typeof parts>>
type PartName = Exclude<keyof Parts, 'getClassifiedRules'>

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
      ({ getClassifiedRules }) => getClassifiedRules(slug)[name]?.(value, values) ?? true,
      () => true,
    )

export const ClassifiedDraftOffer = lazyPart('ClassifiedDraftOffer', ({ children }) => children)
export const ClassifiedMedia = lazyPart('ClassifiedMedia', partMissing)
export const ClassifiedMerge = lazyPart('ClassifiedMerge', nothing)
export const ClassifiedNotes = lazyPart('ClassifiedNotes', nothing)
export const ClassifiedPreviewSide = lazyPart('ClassifiedPreviewSide', nothing)
export const ClassifiedSteps = lazyPart('ClassifiedFormSteps', NoSteps)
export const PreviewButton = lazyPart('PreviewButton', nothing)
export const ClassifiedSafety = lazyPart('ClassifiedSafety', nothing)
export const ClassifiedSent = lazyPart('ClassifiedSent', notice(t.sent))
export const PendingClassifiedChanges = lazyPart('PendingClassifiedChanges', nothing)
export const DraftRestored = lazyPart('DraftRestored', nothing)
export const DraftLoader = lazyPart('DraftLoader', partMissing)
export const ClassifiedDraftStatus = lazyPart('ClassifiedDraftStatus', nothing)
export const PriceClarification = lazyPart('PriceClarification', nothing)
export const TownField = lazyPart('TownField', partMissing)
