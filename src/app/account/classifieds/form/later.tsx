import { lazy, type ComponentType } from 'react'
import { postAd as t } from '#i18n/en/app/post-ad.ts'

const parts = () => import('./later-parts.ts')
type Parts = Awaited<ReturnType<typeof parts>>

/** Without them the form goes on; what the notes say, the server says again when it is sent. */
const later = <Name extends keyof Parts>(name: Name, otherwise: ComponentType) =>
  lazy<Parts[Name]>(() =>
    parts().then(
      (all) => ({ default: all[name] }),
      () => ({ default: otherwise as Parts[Name] }),
    ),
  )

const nothing = () => null

export const AdMedia = later('AdMedia', () => <p className="notice">{t.mediaMissing}</p>)
export const AdNotes = later('AdNotes', nothing)
export const AdSafety = later('AdSafety', nothing)
export const AdSent = later('AdSent', () => <p className="notice">{t.sent}</p>)
export const BothVersions = later('BothVersions', nothing)
export const KeptDraft = later('KeptDraft', nothing)
export const KeptValues = later('KeptValues', () => <p className="notice">{t.draftMissing}</p>)
export const SavedLine = later('SavedLine', nothing)
export const Towns = later('Towns', nothing)
