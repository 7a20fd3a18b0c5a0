import styles from '#styles/app/screens/spellings.css?url'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { admin } from '#i18n/en/app/admin.ts'
import { adminSpellings as t } from '#i18n/en/app/admin-spellings.ts'
import { SpellingQueue } from './SpellingQueue.tsx'
import { PAGE_SIZE } from './use-spelling-queue.ts'

/** Names in one script, gone through one by one: a spelling is stored when somebody chooses it. */
export function Spellings() {
  const client = useQueryClient()
  const names = useRead('GET /admin/spellings', { query: { limit: PAGE_SIZE } })
  // Whoever comes back goes on with what is missing then.
  useEffect(
    () => () => {
      client.removeQueries({ queryKey: ['GET /admin/spellings'] })
      void client.invalidateQueries({ queryKey: ['GET /admin/counts'] })
    },
    [client],
  )
  const { title, hindi } = admin.screens.adminSpellings
  return (
    <Screen title={title} hindi={hindi}>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <p className="mute">{t.intro}</p>
      <QueryState query={names}>
        {({ data, remaining }) => <SpellingQueue first={data} total={remaining} />}
      </QueryState>
    </Screen>
  )
}
