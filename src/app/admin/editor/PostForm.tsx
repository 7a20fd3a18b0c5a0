import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from '#app/router/index.ts'
import type { AdminBlogPost } from '#contract/blog-admin.ts'
import { storePostCopy } from '#app/admin/blogs/post-copy.ts'
import { LeaveDialog } from '#app/form/LeaveDialog.tsx'
import { useLeaveGuard } from '#app/form/use-leave-guard.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { adminBlogs } from '#i18n/en/app/admin-blogs.ts'
import { editor as t } from '#i18n/en/app/editor.ts'
import { getScheduleProblem } from '#shared/rules/blog.ts'
import { measurePost } from '#shared/rules/post-score.ts'
import { Toast } from '#ui/Toast.tsx'
import { EditorHeadActions, SavedState } from './EditorHead.tsx'
import { EditConflict } from './EditConflict.tsx'
import { EditorNotices } from './EditorNotices.tsx'
import type { OpenedPost } from './opened-post.ts'
import { PostScore } from './PostScore.tsx'
import { SocialPreview } from './SocialPreview.tsx'
import { PostDetails } from './PostDetails.tsx'
import { PostTextFields } from './PostTextFields.tsx'
import type { EditorHandle } from './text/tool.ts'
import { useOtherEditors } from './use-other-editors.ts'
import { useAutosave } from './use-autosave.ts'
import { canSavePost, getPublishDate, type PostValues } from './post-values.ts'
import { PublishTime } from './PublishTime.tsx'
import { EditorDialogs, type EditorDialog } from './EditorDialogs.tsx'

const PAUSE_MS = 300

/** A debounced value, for costly counts over a long text. */
function useDebounced<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

type Props = {
  title: string
  hindi: string
  opened: OpenedPost
  /** Discards the draft on this device; another version of the post may replace it. */
  onStartAgain: (post?: AdminBlogPost) => void
}

/** The form of a post: its text, its date, its settings and its score. */
export function PostForm({ title, hindi, opened, onStartAgain }: Props) {
  const { post } = opened
  const navigate = useNavigate()
  const [values, setValues] = useState(opened.values)
  const [links, setLinks] = useState(post?.links ?? {})
  const [shown, show] = useState<EditorDialog | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [round, setRound] = useState(0)
  const [done, setDone] = useState<string | null>(null)
  const saving = useAutosave(values, opened.known, opened.isUnsaved)
  const others = useOtherEditors(saving.id)
  const guard = useLeaveGuard(saving.isUnsaved)
  const change = useCallback(
    (changes: Partial<PostValues>) => setValues((before) => ({ ...before, ...changes })),
    [],
  )
  /** Replaces the text of the field and remounts it. */
  const replace = useCallback(
    (changes: Partial<PostValues>) => {
      change(changes)
      setRound((before) => before + 1)
    },
    [change],
  )
  /** The same, and whoever was writing in the field goes on there. */
  const replaceText = (merged: PostValues) => {
    const isWriting = document.activeElement?.id === 'post-content'
    setValues(merged)
    setRound((before) => before + 1)
    if (isWriting) setTimeout(() => document.getElementById('post-content')?.focus())
  }
  const addLinks = useCallback(
    (more: Record<string, string>) => setLinks((before) => ({ ...before, ...more })),
    [],
  )
  const handRef = useRef<EditorHandle>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const content = useDebounced(values.content)
  const figures = useMemo(() => measurePost(content), [content])

  const publish = async () => {
    const found = problemsOf(values, opened)
    setProblems(found)
    if (Object.keys(found).length > 0) {
      document.getElementById(`post-${Object.keys(found)[0]}`)?.focus()
      return
    }
    const isNew = saving.id === null
    const error = await saving.publish()
    if (error) {
      const what = isNew ? t.failed.create : t.failed.update
      setProblems(error.fields)
      if (error.code !== 'CHANGED_MEANWHILE') setNotice(error.serverMessage ?? what)
      return
    }
    setDone(isNew ? adminBlogs.done.created : adminBlogs.done.updated)
  }
  // Not before it is known as saved: until then leaving asks.
  useEffect(() => {
    if (done !== null && !saving.isUnsaved)
      void navigate(ADMIN_PATHS.adminBlogs, { state: { notice: done } })
  }, [done, saving.isUnsaved, navigate])
  const duplicate = async () => {
    storePostCopy(values)
    await navigate(ADMIN_PATHS.adminNewBlog)
  }
  const own = { ...saving.saved.fields, ...problems }
  return (
    <div className="editor">
      <Screen
        title={title}
        hindi={hindi}
        actions={
          <EditorHeadActions
            isNew={saving.id === null}
            saving={saving}
            canSave={canSavePost(values)}
            onShow={show}
            onDuplicate={() => void duplicate()}
            onPublish={() => void publish()}
          />
        }
      >
        <EditorNotices
          opened={opened}
          others={others}
          onStartAgain={onStartAgain}
          onFailed={() => setNotice(t.failed.update)}
        />
        <div className="split split-wide">
          <PostTextFields
            key={round}
            values={values}
            figures={figures}
            problems={own}
            links={links}
            change={change}
            handRef={handRef}
            onMedia={() => show('media')}
            onFiles={(given) => {
              setFiles(given)
              show('media')
            }}
            onLeftOut={(pictures) => setNotice(t.leftOut(pictures))}
          />
          <div className="stack">
            <PublishTime values={values} problem={own['publishedAt']} change={change} />
            <PostDetails
              id={saving.id}
              problem={own['translationId']}
              values={values}
              links={links}
              change={change}
              onChoose={() => show('featured')}
            />
            <PostScore title={values.title} excerpt={values.excerpt} figures={figures} />
            <SocialPreview values={values} content={content} links={links} />
          </div>
        </div>
        <div className="editor-foot">
          <SavedState saving={saving} />
        </div>
      </Screen>
      <EditorDialogs
        shown={shown}
        files={files}
        onClose={() => {
          show(null)
          setFiles([])
        }}
        handRef={handRef}
        id={saving.id}
        values={values}
        links={links}
        figures={figures}
        change={change}
        replace={replace}
        addLinks={addLinks}
        setNotice={setNotice}
      />
      <EditConflict
        saving={saving}
        values={values}
        onMerged={(merged, links) => {
          addLinks(links)
          setNotice(t.combined)
          if (merged.content !== values.content) replaceText(merged)
          else setValues(merged)
        }}
        onFailed={() => setNotice(t.failed.update)}
      />
      <LeaveDialog guard={guard} />
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </div>
  )
}

/** The problems that prevent saving, by field. */
function problemsOf(values: PostValues, { post }: OpenedPost): Record<string, string> {
  const at = getPublishDate(values)
  const isAsBefore = post?.status === 'scheduled' && post.publishedAt === at?.toISOString()
  const late =
    values.status !== 'scheduled' || isAsBefore
      ? null
      : at
        ? getScheduleProblem(at, new Date())
        : getScheduleProblem(new Date(0), new Date())
  return {
    ...(values.title.trim() ? {} : { title: t.titleMissing }),
    ...(values.content.trim() ? {} : { content: t.contentMissing }),
    ...(late ? { publishedAt: late } : {}),
  }
}
