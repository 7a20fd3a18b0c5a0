import { useState } from 'react'
import { Link, useLocation, useNavigate } from '#app/router/index.ts'
import type { CallError, CallName } from '#client/call.ts'
import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { useList } from '#app/data/use-list.ts'
import { useWrite } from '#app/data/use-write.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { ADMIN_PATHS, editBlogPath } from '#config/app-paths.ts'
import { postPath } from '#config/routes.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminBlogs as t } from '#i18n/en/app/admin-blogs.ts'
import { table } from '#i18n/en/app/table.ts'
import { call } from '#stores/api.ts'
import type { Column } from '#ui/DataTable.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Toast } from '#ui/Toast.tsx'
import { COMMON_COLUMNS, type Row } from './columns.tsx'
import { storePostCopy } from './post-copy.ts'
import { toPagination, toPostQuery, STATUS_FILTER } from './query.ts'

const INVALIDATES = [
  'GET /blogs/admin/all',
  'GET /blogs/admin/{id}',
  'GET /admin/counts',
] as const satisfies CallName[]

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'title',
    name: t.columns.title,
    cell: ({ id, title, slug, language }) => (
      <>
        <Link className="name" lang={language} to={editBlogPath(id)}>
          {title}
        </Link>
        <small>/blog/{slug}</small>
      </>
    ),
  },
  ...COMMON_COLUMNS,
]

/** What the editor has to say of a post that was just saved. */
type Arrival = { notice?: string } | null

/** All posts in every state: found, edited, copied, deleted. */
export function Blogs() {
  const navigate = useNavigate()
  const arrival = useLocation().state as Arrival
  const list = useList('GET /blogs/admin/all', toPostQuery)
  const { answer } = list
  const [notice, setNotice] = useState<string | null>(arrival?.notice ?? null)
  const [dialog, setDialog] = useState<Row | null>(null)
  const remove = useWrite('DELETE /blogs/admin/{id}', { invalidates: INVALIDATES })
  const update = useWrite('PUT /blogs/admin/{id}', { invalidates: INVALIDATES })
  const failed = (text: string) => ({
    onError: (error: CallError) =>
      setNotice(error.serverMessage ? `${text}: ${error.serverMessage}` : text),
  })
  const copy = async ({ id }: Row) => {
    try {
      const { data } = await call('GET /blogs/admin/{id}', { params: { id } })
      storePostCopy(data)
      await navigate(ADMIN_PATHS.adminNewBlog)
    } catch {
      setNotice(t.failed.read)
    }
  }
  return (
    <Screen
      title={admin.screens.adminBlogs.title}
      hindi={admin.screens.adminBlogs.hindi}
      actions={
        <Link className="button button-primary" to={ADMIN_PATHS.adminNewBlog}>
          <Icon name="plus" />
          {t.create}
        </Link>
      }
    >
      <AdminTable<Row>
        name="blogs"
        caption={t.caption}
        columns={COLUMNS}
        rows={answer.data?.data.blogs}
        pagination={answer.data && toPagination(answer.data.data.pagination)}
        list={list}
        failed={() => t.failed.list}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        hint={t.hint}
        filters={[STATUS_FILTER]}
        acts={(row) => (
          <>
            {row.status === 'published' && (
              <a
                className="button button-line"
                href={postPath(row.slug)}
                target="_blank"
                rel="noopener"
                aria-label={t.viewOf(row.title)}
              >
                {t.view}
              </a>
            )}
            <Link
              className="button button-line"
              to={editBlogPath(row.id)}
              aria-label={t.editOf(row.title)}
            >
              {t.edit}
            </Link>
            <Menu
              label={table.more(row.title)}
              items={[
                { text: t.copy, icon: 'page', onChoose: () => void copy(row) },
                ...(row.status === 'archived'
                  ? []
                  : [
                      {
                        text: t.archive,
                        icon: 'archive' as const,
                        onChoose: () =>
                          update.mutate(
                            { params: { id: row.id }, body: { status: 'archived' } },
                            {
                              ...failed(t.failed.update),
                              onSuccess: () => setNotice(t.done.archived(row.title)),
                            },
                          ),
                      },
                    ]),
                {
                  text: t.remove,
                  icon: 'trash',
                  isDangerous: true,
                  onChoose: () => setDialog(row),
                },
              ]}
            />
          </>
        )}
      />
      <ConfirmDialog
        open={dialog !== null}
        title={t.removeOf(dialog?.title ?? '')}
        texts={{ close: t.close, cancel: t.cancel, confirm: t.remove, busy: t.working }}
        busy={remove.isPending}
        isDangerous
        onClose={() => setDialog(null)}
        onConfirm={() =>
          dialog &&
          remove.mutate(
            { params: { id: dialog.id } },
            {
              ...failed(t.failed.remove),
              onSuccess: () => setNotice(t.done.removed),
              onSettled: () => setDialog(null),
            },
          )
        }
      >
        <p>{t.removeText}</p>
        <p>{t.removeMore}</p>
      </ConfirmDialog>
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}
