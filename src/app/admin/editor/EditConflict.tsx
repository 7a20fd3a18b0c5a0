import { lazy, Suspense } from 'react'
import type { AdminBlogPost } from '#contract/blog-admin.ts'
import { LazyLoadBoundary } from './LazyLoadBoundary.tsx'
import { toPostValues, type PostValues } from './post-values.ts'
import type { Autosave } from './use-autosave.ts'

// Rules, library and dialog of a merge, which few editings need.
const PostMerge = lazy(() => import('./PostMerge.tsx'))

type Props = {
  saving: Autosave
  values: PostValues
  /** The merged post; pictures that others added have links of theirs. */
  onMerged: (merged: PostValues, links: Record<string, string>) => void
  onFailed: () => void
}

/** While somebody else's save is in the way of this one, it is merged with it. */
export function EditConflict({ saving, values, onMerged, onFailed }: Props) {
  const { id, base } = saving
  if (saving.saved.state !== 'conflict' || id === null) return null
  const take = (merged: PostValues, theirs: AdminBlogPost) => {
    onMerged(merged, theirs.links)
    void saving.takeMerged(merged, toPostValues(theirs, new Date()), theirs.version)
  }
  return (
    <LazyLoadBoundary onFailed={onFailed}>
      <Suspense fallback={null}>
        <PostMerge id={id} base={base()} values={values} onMerged={take} />
      </Suspense>
    </LazyLoadBoundary>
  )
}
