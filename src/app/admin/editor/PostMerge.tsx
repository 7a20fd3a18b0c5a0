import { useEffect, useEffectEvent, useState } from 'react'
import type { AdminBlogPost } from '#contract/blog-admin.ts'
import { useRead } from '#app/data/use-read.ts'
import { MergeDialog, type Collision } from '#app/form/MergeDialog.tsx'
import { editor as t } from '#i18n/en/app/editor.ts'
import { merge as words } from '#i18n/en/app/merge.ts'
import { call } from '#stores/api.ts'
import { getPicturePreviewUrl } from './PostDetails.tsx'
import { toPostValues, type PostValues } from './post-values.ts'
import { joinBlocks } from './merge/blocks.ts'
import {
  hasCollisions,
  mergePost,
  toMergedPost,
  type PostMergeResult as Merge,
} from './merge-post.ts'
import { isCollision } from './merge/merge-text.ts'

type Props = {
  id: number
  /** What both sides began with; undefined when it is not known. */
  base: PostValues | undefined
  values: PostValues
  onMerged: (merged: PostValues, theirs: AdminBlogPost) => void
}

/**
 * Somebody else saved the same post: what does not collide is merged at once, about the rest it
 * asks. Closed, it leaves one's own text as it is.
 */
export default function PostMerge({ id, base, values, onMerged }: Props) {
  const [found, setFound] = useState<{ merge: Merge; theirs: AdminBlogPost } | null>(null)
  const mergeWith = useEffectEvent((theirs: AdminBlogPost) => {
    const merge = mergePost(base, values, toPostValues(theirs, new Date()))
    if (hasCollisions(merge)) setFound({ merge, theirs })
    else onMerged(toMergedPost(merge, {}), theirs)
  })
  useEffect(() => {
    let isLeft = false
    const read = () => {
      call('GET /blogs/admin/{id}', { params: { id } }).then(
        ({ data }) => isLeft || mergeWith(data),
        () => undefined,
      )
    }
    read()
    addEventListener('online', read)
    return () => {
      isLeft = true
      removeEventListener('online', read)
    }
  }, [id])
  const describe = useDescribePost(found?.theirs.links ?? {})
  if (!found) return null
  const { merge, theirs } = found
  return (
    <MergeDialog
      kind="post"
      collisions={[
        ...merge.collisions.map((field) => ({
          id: field,
          name: describe(field, merge.fields).name,
          mine: describe(field, merge.fields),
          theirs: describe(field, merge.theirs),
        })),
        ...toTextCollisions(merge),
      ]}
      onClose={() => setFound(null)}
      onDone={(chosen) => {
        setFound(null)
        onMerged(toMergedPost(merge, chosen), theirs)
      }}
    />
  )
}

function toTextCollisions({ parts }: Merge): Collision[] {
  return parts.filter(isCollision).map(({ id, base, mine, theirs }, at, all) => ({
    id,
    name: t.mergePart(at + 1, all.length),
    mine: { text: joinBlocks(mine) || words.deleted },
    theirs: { text: joinBlocks(theirs) || words.deleted },
    hasBoth: mine.length > 0 && theirs.length > 0,
    // Both added something where there was nothing.
    ...(base.length === 0 ? { first: 'both' as const } : {}),
  }))
}

/** Says in words what a post has at a field. */
function useDescribePost(links: Record<string, string>) {
  const categories = useRead('GET /categories', {}).data?.data
  return (field: string, values: Merge['fields']) => {
    const { categoryId, translationId, featuredImage, tags, status, day, time, slug } = values
    const name = NAMES[field] ?? field
    if (field === 'featuredImage') {
      const pictures = featuredImage ? [getPicturePreviewUrl(featuredImage, links)] : []
      return { name, text: featuredImage ? words.photos(1) : '', pictures }
    }
    const category = categories?.find(({ id }) => id === categoryId)?.name ?? '…'
    const texts: Record<string, string> = {
      categoryId: categoryId === null ? t.uncategorized : category,
      translationId: translationId === null ? t.noTranslation : `#${translationId}`,
      tags: tags.join(', '),
      slug: t.slugHint(slug),
      status: [t.choices[status], ...(status === 'scheduled' ? [day, time] : [])].join(' '),
    }
    return { name, text: texts[field] ?? String(values[field as keyof typeof values]) }
  }
}

const NAMES: Record<string, string> = {
  ...{ title: t.title, slug: t.slug, excerpt: t.excerpt, metaTitle: t.metaTitle },
  ...{ metaDescription: t.metaDescription, featuredImage: t.featured, tags: t.tags },
  ...{ categoryId: t.category, translationId: t.translation, status: t.when },
}
