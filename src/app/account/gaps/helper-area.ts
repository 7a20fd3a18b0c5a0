import type { ComponentType } from 'react'
import type { HelperScreen } from '#config/app-paths.ts'
import { CallList } from './CallList.tsx'
import { Progress } from './Progress.tsx'
import { VisitList } from './VisitList.tsx'

export { HelperLayout } from './HelperLayout.tsx'

/** All in one file: who has opened one has each of them without a line. */
export const HELPER_SCREENS: Record<HelperScreen, ComponentType> = {
  calls: CallList,
  visits: VisitList,
  progress: Progress,
}
