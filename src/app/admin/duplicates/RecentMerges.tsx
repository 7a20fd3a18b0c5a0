import { useIdentityProof } from '#app/account/profile/use-identity-proof.tsx'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { businessPath } from '#config/routes.ts'
import { adminDuplicates as t } from '#i18n/en/app/admin-duplicates.ts'
import { Button } from '#ui/Button.tsx'

/** What was merged lately, and the way back. */
export function RecentMerges({ onNotice }: { onNotice: (text: string) => void }) {
  const reading = useRead('GET /admin/merges', {})
  const undo = useWrite('POST /admin/merges/{id}/undo', {
    invalidates: ['GET /admin/merges', 'GET /admin/duplicates'],
  })
  const { ensure, dialog } = useIdentityProof()
  const takeBack = async (id: number) => {
    if (!(await ensure())) return
    undo.mutate(
      { params: { id } },
      {
        onSuccess: ({ data: { left } }) =>
          onNotice(left.length > 0 ? t.undoneBut(left.join(', ')) : t.undone),
        onError: (error) => onNotice(error.serverMessage ?? t.failed),
      },
    )
  }
  return (
    <section className="panel-box" aria-labelledby="merges">
      <header>
        <h2 id="merges">{t.merges}</h2>
      </header>
      <QueryState query={reading}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="panel-body">{t.noMerges}</p>
          ) : (
            <ul className="merges">
              {data.map(({ id, at, by, kept, gone }) => (
                <li key={id}>
                  <div>
                    <a className="name" href={businessPath(kept.slug)}>
                      {kept.name}
                    </a>
                    <small>{t.was(gone.name, by ?? t.somebody, formatDateTime(at))}</small>
                  </div>
                  <Button
                    look="line"
                    icon="undo"
                    aria-label={t.undoOf(kept.name)}
                    disabled={undo.isPending}
                    onClick={() => void takeBack(id)}
                  >
                    {t.undoMerge}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      {dialog}
    </section>
  )
}
