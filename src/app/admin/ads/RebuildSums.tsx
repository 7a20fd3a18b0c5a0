import { useWrite } from '#app/data/use-write.ts'
import { adComparison as t } from '#i18n/en/app/admin-ads.ts'
import { Button } from '#ui/Button.tsx'

const INVALIDATES = [
  ...(['GET /ads/overview', 'GET /ads/campaigns', 'GET /ads/placements'] as const),
  'GET /ads/campaigns/{id}/stats',
] as const

/** Rebuilds the sums from the ledger where they differ. */
export function RebuildSums() {
  const rebuild = useWrite('POST /ads/sums/rebuild', { invalidates: INVALIDATES })
  return (
    <>
      <div>
        <Button busy={rebuild.isPending && t.rebuilding} onClick={() => rebuild.mutate({})}>
          {t.rebuild}
        </Button>
      </div>
      {rebuild.isError && <p className="field-error">{rebuild.error.serverMessage ?? t.failed}</p>}
    </>
  )
}
