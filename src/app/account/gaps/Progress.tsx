import styles from '#styles/app/screens/gaps.css?url'
import { useState } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { helper as t } from '#i18n/en/app/helper.ts'
import { GAPS, type Gap } from '#shared/rules/gaps.ts'
import { Select } from '#ui/Select.tsx'
import { TownProgress } from './TownProgress.tsx'

/** How much is known of each town, and how that grew. */
export function Progress() {
  const coverage = useRead('GET /coverage', {})
  const [gap, setGap] = useState<Gap>('hours')
  return (
    <Screen title={t.screens.progress}>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack">
        <div className="gap-selects">
          <Select
            label={t.fact}
            value={gap}
            choices={GAPS.map((value) => ({ value, text: t.gaps[value] }))}
            onChange={({ target }) => setGap(target.value as Gap)}
          />
        </div>
        <QueryState query={coverage}>
          {({ data }) => <TownProgress coverage={data} gap={gap} />}
        </QueryState>
        <p className="mute">{t.countedDaily}</p>
      </div>
    </Screen>
  )
}
