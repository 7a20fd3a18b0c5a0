import type { CallResponse } from '#client/call.ts'
import { useRead } from '#app/data/use-read.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import { BUSINESS_STATUSES } from '#shared/rules/business.ts'
import { formatCount } from '#shared/rules/money.ts'
import { GAPS } from '#shared/rules/gaps.ts'

/** By what the list of listings is narrowed; counts and sources are those of the answer. */
export function useBusinessFilters(answer: CallResponse<'GET /businesses/admin/all'> | undefined) {
  const categories = useRead('GET /categories', { query: { status: 'all' } }).data?.data ?? []
  const { counts, sources = [] } = answer ?? {}
  const f = t.filters
  const any = (text: string) => ({ value: '', text })
  return [
    {
      name: 'status',
      label: f.status,
      choices: [
        any(f.anyStatus),
        ...BUSINESS_STATUSES.map((status) => ({
          value: status,
          text: counts
            ? t.counted(t.statuses[status], formatCount(counts[status]))
            : t.statuses[status],
        })),
      ],
    },
    {
      name: 'category',
      label: f.category,
      choices: [
        any(f.anyCategory),
        ...categories.map(({ id, name }) => ({ value: String(id), text: name })),
      ],
    },
    {
      name: 'lacks',
      label: f.lacks,
      choices: [
        any(f.anyLack),
        ...([...GAPS, 'stale', 'staleUnowned'] as const).map((value) => ({
          value,
          text: f[value],
        })),
      ],
    },
    {
      name: 'source',
      label: f.source,
      choices: [
        any(f.anySource),
        { value: 'none', text: f.noSource },
        ...sources.map((value) => ({ value, text: value })),
      ],
    },
    {
      name: 'mark',
      label: f.mark,
      choices: [
        any(f.anyMark),
        { value: 'verified', text: t.verified },
        { value: 'featured', text: t.featured },
      ],
    },
  ]
}
