import { useState } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { settings } from '#i18n/en/app/settings.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { getSettingLabel, formatSettingValue } from './setting-fields.ts'

const t = settings.history

type Props = {
  /** Confirms the user's identity; false if they cancelled. */
  ensure: () => Promise<boolean>
  onClose: () => void
  onNotice: (text: string) => void
}

/** Who changed which settings, and the way back to before any change. */
export function History({ ensure, onClose, onNotice }: Props) {
  const history = useRead('GET /settings/history', { query: { limit: 50 } })
  const restore = useWrite('POST /settings/history/{id}/restore', {
    invalidates: ['GET /settings', 'GET /settings/history'],
  })
  const [dialog, setDialog] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const goBack = async (id: number) => {
    setProblem(null)
    if (!(await ensure())) return
    restore.mutate(
      { params: { id } },
      {
        onSuccess: ({ gone }) => {
          onNotice(gone.length > 0 ? t.gone(gone.map(getSettingLabel).join(', ')) : t.done)
          onClose()
        },
        onError: ({ serverMessage: notice }) =>
          setProblem(notice ? `${t.failed}: ${notice}` : t.failed),
      },
    )
  }
  return (
    <Dialog
      open
      title={t.title}
      closeLabel={settings.close}
      locked={restore.isPending}
      onClose={onClose}
    >
      <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
      <QueryState query={history}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{t.empty}</p>
          ) : (
            <ol className="settings-history">
              {data.map(({ id, at, by, isRestore, changes }, place) => (
                <li key={id}>
                  <p className="row row-apart">
                    <span>
                      <time dateTime={at}>{formatDateTime(at)}</time>, {t.by(by)}
                      {isRestore && ` (${t.restored})`}
                    </span>
                    {dialog !== id && <Button onClick={() => setDialog(id)}>{t.restore}</Button>}
                  </p>
                  <ul>
                    {changes.map(({ name, before, after }) => (
                      <li key={name}>
                        {getSettingLabel(name)}: <del>{formatSettingValue(before)}</del>{' '}
                        <ins>{formatSettingValue(after)}</ins>
                      </li>
                    ))}
                  </ul>
                  {dialog === id && (
                    <div className="notice" role="status">
                      <div>
                        <p>
                          <b>{t.sure}</b> {t.sureText(place + 1)}
                        </p>
                        <div className="row">
                          <Button disabled={restore.isPending} onClick={() => setDialog(null)}>
                            {settings.cancel}
                          </Button>
                          <Button
                            look="primary"
                            busy={restore.isPending && t.working}
                            onClick={() => void goBack(id)}
                          >
                            {t.restore}
                          </Button>
                        </div>
                      </div>
                    </div>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </QueryState>
    </Dialog>
  )
}
