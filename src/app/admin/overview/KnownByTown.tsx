import { useState } from 'react'
import { TownProgress } from '#app/account/gaps/TownProgress.tsx'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { Link } from '#app/router/index.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { helper as t } from '#i18n/en/app/helper.ts'
import styles from '#styles/app/screens/gaps.css?url'
import { GAPS, type Gap } from '#shared/rules/gaps.ts'
import { Select } from '#ui/Select.tsx'

const MOST_TOWNS = 5

/** How much is known of the listings of the largest towns, and how that grew. */
export function KnownByTown() {
  const coverage = useRead('GET /coverage', {})
  const [gap, setGap] = useState<Gap>('hours')
  return (
    <QueryState query={coverage}>
      {({ data }) =>
        data.towns.length > 0 && (
          <div className="stack">
            <link rel="stylesheet" href={styles} precedence="screen" />
            <div className="gap-selects">
              <Select
                label={t.fact}
                value={gap}
                choices={GAPS.map((value) => ({ value, text: t.gaps[value] }))}
                onChange={({ target }) => setGap(target.value as Gap)}
              />
            </div>
            <TownProgress
              coverage={data}
              gap={gap}
              most={MOST_TOWNS}
              more={
                <>
                  <Link className="link" to={APP_PATHS.progress}>
                    {t.allTowns}
                  </Link>{' '}
                  <Link className="link" to={APP_PATHS.calls}>
                    {t.screens.calls}
                  </Link>
                </>
              }
            />
          </div>
        )
      }
    </QueryState>
  )
}
