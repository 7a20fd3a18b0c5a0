import { useState, type SyntheticEvent } from 'react'
import { useIdentityProof } from '#app/account/profile/use-identity-proof.tsx'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { adminDuplicates as t } from '#i18n/en/app/admin-duplicates.ts'
import type { MergeField } from '#shared/rules/duplicates.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import type { DuplicatePair } from './ListingSummary.tsx'

type Props = { pair: DuplicatePair; onClose: () => void; onNotice: (text: string) => void }

/**
 * A live listing before a pending one, then an owned one, then the better reviewed, then the first.
 */
function likelyKept({ one, other }: Pick<DuplicatePair, 'one' | 'other'>): DuplicatePair['one'] {
  if (one.status !== other.status) return one.status === 'active' ? one : other
  if (Boolean(one.owner) !== Boolean(other.owner)) return one.owner ? one : other
  return !one.owner && other.reviews > one.reviews ? other : one
}

/** Two listings side by side: which one stays, and what it takes of the other. */
export function MergeListings({ pair: { one, other }, onClose, onNotice }: Props) {
  const [keptId, keep] = useState(likelyKept({ one, other }).id)
  const [kept, gone] = keptId === one.id ? [one, other] : [other, one]
  const [picked, pick] = useState<Partial<Record<MergeField, number>>>({})
  const params = { keptId: kept.id, goneId: gone.id }
  const reading = useRead('GET /admin/duplicates/{keptId}/{goneId}', { params })
  const merge = useWrite('POST /admin/merges', {
    invalidates: [
      'GET /admin/duplicates',
      'GET /admin/merges',
      'GET /admin/counts',
      'GET /admin/queue',
    ],
  })
  const { ensure, dialog } = useIdentityProof()
  const fields = reading.data?.data ?? []
  const takenFrom = (field: MergeField, takes: boolean) =>
    picked[field] ?? (takes ? gone.id : kept.id)
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!(await ensure())) return
    const take = fields
      .filter(({ field, takes }) => takenFrom(field, takes) === gone.id)
      .map(({ field }) => field)
    merge.mutate(
      { body: { ...params, take } },
      {
        onSuccess: () => {
          onNotice(t.merged)
          onClose()
        },
      },
    )
  }
  return (
    <>
      <Dialog
        open
        title={t.title(kept.name)}
        closeLabel={t.close}
        locked={merge.isPending}
        onClose={onClose}
      >
        <form className="form" onSubmit={(event) => void send(event)}>
          <fieldset className="merge-field">
            <legend>{t.stays}</legend>
            {[one, other].map(({ id, name, city }) => (
              <label key={id}>
                <input
                  type="radio"
                  name="stays"
                  checked={keptId === id}
                  onChange={() => keep(id)}
                />
                <span>
                  {name}, {city}
                </span>
              </label>
            ))}
          </fieldset>
          <QueryState query={reading}>
            {({ data }) =>
              data.length === 0 ? (
                <p>{t.same}</p>
              ) : (
                data.map(({ field, takes, ...notice }) => (
                  <fieldset key={field} className="merge-field">
                    <legend>{t.fields[field]}</legend>
                    {(
                      [
                        [kept.id, notice.kept],
                        [gone.id, notice.gone],
                      ] as const
                    ).map(([id, text]) => (
                      <label key={id}>
                        <input
                          type="radio"
                          name={field}
                          checked={takenFrom(field, takes) === id}
                          onChange={() => pick({ ...picked, [field]: id })}
                        />
                        <span>{text || t.empty}</span>
                      </label>
                    ))}
                  </fieldset>
                ))
              )
            }
          </QueryState>
          <p>{t.moves}</p>
          <div role="alert">
            {merge.error && (
              <p className="notice notice-error">{merge.error.serverMessage ?? t.failed}</p>
            )}
          </div>
          <DialogActions
            cancel={t.cancel}
            confirm={t.merge}
            busy={merge.isPending && t.merging}
            disabled={!reading.data}
            onCancel={onClose}
          />
        </form>
      </Dialog>
      {dialog}
    </>
  )
}
