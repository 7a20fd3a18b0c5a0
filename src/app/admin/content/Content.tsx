import { useState } from 'react'
import type { CallError, CallName } from '#client/call.ts'
import { COMMON, type Row } from '#app/admin/blogs/columns.tsx'
import { pagesOf, queryOf, STATUS_FILTER } from '#app/admin/blogs/query.ts'
import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { useList } from '#app/data/use-list.ts'
import { useWrite } from '#app/data/use-write.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { postPath } from '#config/routes.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminBlogs as t } from '#i18n/en/app/admin-blogs.ts'
import { excerpt } from '#shared/text/plain-text.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { Toast } from '#ui/Toast.tsx'

const INVALIDATES = [
  'GET /blogs/admin/all',
  'GET /blogs/admin/{id}',
  'GET /admin/counts',
] as const satisfies CallName[]

const EXCERPT_LENGTH = 120

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'title',
    name: t.columns.title,
    cell: ({ title, slug, status, excerpt: text, language }) => (
      <>
        {status === 'published' ? (
          <a className="name" lang={language} href={postPath(slug)}>
            {title}
          </a>
        ) : (
          <span className="name" lang={language}>
            {title}
          </span>
        )}
        <small lang={language}>{excerpt(text, EXCERPT_LENGTH)}</small>
      </>
    ),
  },
  ...COMMON,
]

/** The posts of the site: each is shown or taken down with one press. */
export function Content() {
  const list = useList('GET /blogs/admin/all', queryOf)
  const { answer } = list
  const [said, say] = useState<string | null>(null)
  const [asked, ask] = useState<Row | null>(null)
  const update = useWrite('PUT /blogs/admin/{id}', { renews: INVALIDATES })
  const set = ({ id, title }: Row, status: 'published' | 'draft') =>
    update.mutate(
      { params: { id }, body: { status } },
      {
        onSuccess: () =>
          say(status === 'published' ? t.done.published(title) : t.done.unpublished(title)),
        onError: (error: CallError) =>
          say(error.said ? `${t.failed.update}: ${error.said}` : t.failed.update),
        onSettled: () => ask(null),
      },
    )
  return (
    <Screen title={admin.screens.adminContent.title} hindi={admin.screens.adminContent.hindi}>
      <AdminTable<Row>
        name="content"
        caption={t.content.caption}
        columns={COLUMNS}
        rows={answer.data?.data.blogs}
        pagination={answer.data && pagesOf(answer.data.data.pagination)}
        list={list}
        failed={() => t.failed.list}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        hint={t.hint}
        filters={[STATUS_FILTER]}
        acts={(row) =>
          row.status === 'published' ? (
            <Button
              look="line"
              disabled={update.isPending}
              aria-label={t.content.unpublishOf(row.title)}
              onClick={() => ask(row)}
            >
              {t.content.unpublish}
            </Button>
          ) : (
            <Button
              look="line"
              disabled={update.isPending}
              aria-label={t.content.publishOf(row.title)}
              onClick={() => set(row, 'published')}
            >
              {t.content.publish}
            </Button>
          )
        }
      />
      <ConfirmDialog
        open={asked !== null}
        title={`${t.content.unpublishOf(asked?.title ?? '')}?`}
        texts={{
          close: t.close,
          cancel: t.cancel,
          confirm: t.content.unpublish,
          busy: t.working,
        }}
        busy={update.isPending}
        onClose={() => ask(null)}
        onConfirm={() => asked && set(asked, 'draft')}
      >
        <p>{t.content.unpublishText}</p>
      </ConfirmDialog>
      <Toast onGone={() => say(null)}>{said}</Toast>
    </Screen>
  )
}
