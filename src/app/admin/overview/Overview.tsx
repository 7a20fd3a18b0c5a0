import { Answer } from '#app/data/Answer.tsx'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { overview as t } from '#i18n/en/app/overview.ts'
import { Cards } from './Cards.tsx'

/** What waits, and how much there is of everything. */
export function Overview() {
  const counts = useRead('GET /admin/counts', {})
  return (
    <Screen title={t.title} hindi={t.hindi}>
      <Answer of={counts}>{({ data }) => <Cards counts={data} />}</Answer>
    </Screen>
  )
}
