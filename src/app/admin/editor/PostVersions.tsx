import { useState } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { editor as t } from '#i18n/en/app/editor.ts'
import { Button } from '#ui/Button.tsx'
import { TextDiff } from './TextDiff.tsx'
import type { PostValues } from './post-values.ts'

type Props = { id: number; values: PostValues; onRestore: (changes: Partial<PostValues>) => void }

/** Earlier states of a post: what has changed since, and the way back. */
export function PostVersions({ id, values, onRestore }: Props) {
  const [chosen, choose] = useState<number | null>(null)
  const reading = useRead('GET /blogs/admin/{id}/versions', { params: { id } })
  return (
    <QueryState query={reading}>
      {({ data }) =>
        data.length === 0 ? (
          <p>{t.version.none}</p>
        ) : (
          <div className="editor-versions">
            <ul>
              {data.map((version) => (
                <li key={version.id}>
                  <button
                    type="button"
                    aria-pressed={version.id === chosen}
                    onClick={() => choose(version.id)}
                  >
                    <b className="num">{formatDateTime(version.at)}</b>
                    <span>
                      {t.version.by(t.version.kinds[version.kind], version.by ?? t.someone)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            {chosen === null ? (
              <p>{t.version.choose}</p>
            ) : (
              <One key={chosen} {...{ id, values, onRestore }} versionId={chosen} />
            )}
          </div>
        )
      }
    </QueryState>
  )
}

function One({ id, versionId, values, onRestore }: Props & { versionId: number }) {
  const reading = useRead('GET /blogs/admin/{id}/versions/{versionId}', {
    params: { id, versionId },
  })
  return (
    <QueryState query={reading}>
      {({ data: { values: then } }) => (
        <div>
          <p>{then.content === values.content ? t.version.same : t.version.legend}</p>
          <TextDiff
            before={`${then.title}\n${then.excerpt}\n\n${then.content}`}
            after={`${values.title}\n${values.excerpt}\n\n${values.content}`}
          />
          <div className="dialog-actions">
            <Button
              look="primary"
              onClick={() =>
                onRestore({
                  ...{ title: then.title, excerpt: then.excerpt, content: then.content },
                  ...{ tags: then.tags, categoryId: then.categoryId },
                  translationId: then.translationId,
                  featuredImage: then.featuredImage,
                  metaTitle: then.metaTitle ?? '',
                  metaDescription: then.metaDescription ?? '',
                })
              }
            >
              {t.version.restore}
            </Button>
          </div>
        </div>
      )}
    </QueryState>
  )
}
