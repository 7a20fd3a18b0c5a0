import { useState } from 'react'
import type { CallError, CallName } from '#client/call.ts'
import { COMMON_COLUMNS, type Row } from '#app/admin/blogs/columns.tsx'
import { toPagination, toPostQuery, STATUS_FILTER } from '#app/admin/blogs/query.ts'
import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { useList } from '#app/data/use-list.ts'
import { useWrite } from '#app/data/use-write.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { postPath } from '#config/routes.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminBlogs as t } from '#i18n/en/app/admin-blogs.ts'
import { createExcerpt } from '#shared/text/plain-text.ts'
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
        <small lang={language}>{createExcerpt(text, EXCERPT_LENGTH)}</small>
      </>
    ),
  },
  ...COMMON_COLUMNS,
]

/** The posts of the site: each is shown or taken down with one press. */
export function Content() {
  const list = useList('GET /blogs/admin/all', toPostQuery)
  const { answer } = list
  const [notice, setNotice] = useState<string | null>(null)
  const [dialog, setDialog] = useState<Row | null>(null)
  const update = useWrite('PUT /blogs/admin/{id}', { invalidates: INVALIDATES })
  const set = ({ id, title }: Row, status: 'published' | 'draft') =>
    update.mutate(
      { params: { id }, body: { status } },
      {
        onSuccess: () =>
          setNotice(status === 'published' ? t.done.published(title) : t.done.unpublished(title)),
        onError: (error: CallError) =>
          setNotice(
            error.serverMessage ? `${t.failed.update}: ${error.serverMessage}` : t.failed.update,
          ),
        onSettled: () => setDialog(null),
      },
    )
  return (
    <Screen title={admin.screens.adminContent.title} hindi={admin.screens.adminContent.hindi}>
      <AdminTable<Row>
        name="content"
        caption={t.content.caption}
        columns={COLUMNS}
        rows={answer.data?.data.blogs}
        pagination={answer.data && toPagination(answer.data.data.pagination)}
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
              onClick={() => setDialog(row)}
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
        open={dialog !== null}
        title={`${t.content.unpublishOf(dialog?.title ?? '')}?`}
        texts={{
          close: t.close,
          cancel: t.cancel,
          confirm: t.content.unpublish,
          busy: t.working,
        }}
        busy={update.isPending}
        onClose={() => setDialog(null)}
        onConfirm={() => dialog && set(dialog, 'draft')}
      >
        <p>{t.content.unpublishText}</p>
      </ConfirmDialog>
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}
