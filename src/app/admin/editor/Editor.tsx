import styles from '#styles/app/screens/editor.css?url'
import { useState } from 'react'
import { useParams } from '#app/router/index.ts'
import type { AdminBlogPost } from '#contract/blog-admin.ts'
import { popPostCopy } from '#app/admin/blogs/post-copy.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { deleteDraft, readDraft } from '#app/form/drafts.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { admin } from '#i18n/en/app/admin.ts'
import { editor as t } from '#i18n/en/app/editor.ts'
import { PostForm } from './PostForm.tsx'
import type { OpenedPost } from './opened-post.ts'
import { getDeviceDraftKey, type SavedVersion } from './use-autosave.ts'
import { createEmptyPost, copyToPostValues, toPostValues, type PostValues } from './post-values.ts'

/** A new post; a copy of another, when one was made. */
export function NewPost() {
  const [round, setRound] = useState(0)
  const [copy] = useState(popPostCopy)
  const [opened, setOpened] = useState(() =>
    open(
      null,
      copy ? copyToPostValues(copy, new Date()) : createEmptyPost(new Date()),
      copy !== null,
    ),
  )
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <PostForm
        key={round}
        title={admin.screens.adminNewBlog.title}
        hindi={admin.screens.adminNewBlog.hindi}
        opened={opened}
        onStartAgain={() => {
          deleteDraft(getDeviceDraftKey(null))
          setOpened(open(null, createEmptyPost(new Date())))
          setRound(round + 1)
        }}
      />
    </>
  )
}

/** A post in any state. */
export function EditPost() {
  const id = Number(useParams()['id'])
  const reading = useRead('GET /blogs/admin/{id}', { params: { id } })
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="screen" />
      {reading.data ? (
        <Edit key={reading.data.data.id} post={reading.data.data} />
      ) : (
        <Screen title={admin.screens.adminEditBlog.title} hindi={admin.screens.adminEditBlog.hindi}>
          {reading.error && <p>{t.failed.read}</p>}
          <QueryState query={reading}>{() => null}</QueryState>
        </Screen>
      )}
    </>
  )
}

function Edit({ post: given }: { post: AdminBlogPost }) {
  // What is read again meanwhile must not change what is being written.
  const [post, setPost] = useState(given)
  const [round, setRound] = useState(0)
  const [now] = useState(() => new Date())
  return (
    <PostForm
      key={round}
      title={admin.screens.adminEditBlog.title}
      hindi={admin.screens.adminEditBlog.hindi}
      opened={open(post, toPostValues(post, now))}
      onStartAgain={(again = post) => {
        deleteDraft(getDeviceDraftKey(post.id))
        setPost(again)
        setRound(round + 1)
      }}
    />
  )
}

/** Edits a post. A draft on this device takes precedence over the server's version. */
function open(post: AdminBlogPost | null, values: PostValues, isCopy = false): OpenedPost {
  const id = post?.id ?? null
  const kept = isCopy
    ? null
    : (readDraft(getDeviceDraftKey(id)) as (SavedVersion & { values: PostValues }) | null)
  return {
    post,
    values: kept ? { ...values, ...kept.values } : values,
    isKept: kept !== null,
    isUnsaved: kept !== null || isCopy,
    known: {
      id,
      version: kept ? kept.version : post?.version,
      base: kept ? kept.base : post ? values : undefined,
      key: kept?.key ?? crypto.randomUUID(),
    },
  }
}
