import type { RecordTableConfig } from '#app/admin/record/use-records.ts'
import { adminPlacements as t } from '#i18n/en/app/admin-ads.ts'

/** The places for advertisements. */
export const PLACEMENTS: RecordTableConfig<'/ads/placements'> = {
  path: '/ads/placements',
  invalidates: ['GET /ads/placements'],
  title: 'name',
  texts: t,
  keepsProblem: true,
}
