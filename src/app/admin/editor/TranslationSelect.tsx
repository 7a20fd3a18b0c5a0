import { useRead } from '#app/data/use-read.ts'
import { editor as t } from '#i18n/en/app/editor.ts'
import { detectLanguage } from '#shared/rules/blog.ts'
import { Select } from '#ui/Select.tsx'
import type { PostValues } from './post-values.ts'

type Props = {
  id: number | null
  values: PostValues
  change: (changes: Partial<PostValues>) => void
  problem: string | undefined
}

/** Of more posts the newest are offered. */
const MAX_OFFERED = '500'

/** The post that says the same in the other language. */
export function TranslationSelect({ id, values, change, problem }: Props) {
  const posts = useRead('GET /blogs/admin/all', { query: { limit: MAX_OFFERED } }).data?.data.blogs
  const { translationId, content } = values
  const language = content.trim() === '' ? null : detectLanguage(content)
  const others = posts?.filter(
    (post) =>
      post.id === translationId ||
      (post.id !== id && post.language !== language && post.translationId === null),
  )
  return (
    <Select
      label={t.translation}
      hint={t.translationHint}
      error={problem}
      value={translationId === null ? '' : String(translationId)}
      choices={[
        { value: '', text: t.noTranslation },
        ...(others ?? []).map((post) => ({ value: String(post.id), text: post.title })),
      ]}
      onChange={({ target }) =>
        change({ translationId: target.value === '' ? null : Number(target.value) })
      }
    />
  )
}
