import { useRead } from '#app/data/use-read.ts'
import { editor as t } from '#i18n/en/app/editor.ts'
import { MAX_POST_TAGS } from '#shared/rules/blog.ts'
import { getImageUrl } from '#shared/drawings/image-path.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Select } from '#ui/Select.tsx'
import { TagInput } from '#ui/TagInput.tsx'
import type { PostValues } from './post-values.ts'
import { TranslationSelect } from './TranslationSelect.tsx'
import { HindiTitle } from '#ui/HindiTitle.tsx'

type Props = {
  /** Null until it is stored. */
  id: number | null
  values: PostValues
  links: Record<string, string>
  change: (changes: Partial<PostValues>) => void
  onChoose: () => void
  /** What is wrong with the chosen translation. */
  problem: string | undefined
}

/** The address under which a picture is shown to its writer. */
export const getPicturePreviewUrl = (path: string, links: Record<string, string>): string =>
  getImageUrl(links[path] ?? path, import.meta.env.PUBLIC_API_URL)

/** The category, tags and picture of the post. */
export function PostDetails({ id, values, links, change, onChoose, problem }: Props) {
  const categories = useRead('GET /categories', {}).data?.data ?? []
  const { categoryId, tags, featuredImage } = values
  return (
    <section className="panel-box" aria-labelledby="post-sorting">
      <header>
        <h2 id="post-sorting">
          {t.sorting}
          <HindiTitle>{t.hindi.sorting}</HindiTitle>
        </h2>
      </header>
      <div className="panel-body stack">
        <Select
          label={t.category}
          value={categoryId === null ? '' : String(categoryId)}
          choices={[
            { value: '', text: t.uncategorized },
            ...categories.map(({ id, name }) => ({ value: String(id), text: name })),
          ]}
          onChange={({ target }) =>
            change({ categoryId: target.value === '' ? null : Number(target.value) })
          }
        />
        <TranslationSelect {...{ id, values, change, problem }} />
        <TagInput
          label={t.tags}
          hint={t.tagsHint}
          values={tags}
          most={MAX_POST_TAGS}
          removeLabel={t.removeTag}
          onChange={(after) => change({ tags: after })}
        />
        <div className="field" role="group" aria-label={t.featured}>
          <span className="field-label">{t.featured}</span>
          <div className="editor-featured">
            {featuredImage && <img src={getPicturePreviewUrl(featuredImage, links)} alt="" />}
            <Button onClick={onChoose}>{featuredImage ? t.change : t.choose}</Button>
            {featuredImage && (
              <IconButton
                icon="trash"
                label={t.removeImage}
                onClick={() => change({ featuredImage: null })}
              />
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
