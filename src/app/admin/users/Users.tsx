import { useState } from 'react'
import { Link } from '#app/router/index.ts'
import type { CallResponse, CallError } from '#client/call.ts'
import { AdminTable, parseOneOf, readSort } from '#app/admin/table/AdminTable.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { Screen } from '#app/shell/Screen.tsx'
import { formatDay } from '#app/shell/format-time.ts'
import { adminUserPath } from '#config/app-paths.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminUsers as t } from '#i18n/en/app/admin-users.ts'
import { table } from '#i18n/en/app/table.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { Menu } from '#ui/Menu.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { Toast } from '#ui/Toast.tsx'
import { UserDialogs } from './UserDialogs.tsx'
import { useUserActions } from './use-user-actions.ts'

/** Why the list of people did not come. */
function getUserListError({ status, code }: CallError): string {
  if (status === 401) return t.failed.signIn
  if (status === 403) return t.failed.denied
  return code === 'NETWORK' ? t.failed.network : t.failed.list
}

type Row = CallResponse<'GET /users'>['data'][number]

const PAGE_SIZE = 100
const SORTS = ['created', 'name', 'email'] as const
const ROLES = ['user', 'owner', 'admin'] as const
const STATUSES = ['active', 'inactive'] as const

const toQuery = (address: URLSearchParams) => ({
  ...readSort(address, SORTS),
  page: readPage(address),
  limit: PAGE_SIZE,
  ...(address.get('search') ? { search: address.get('search')! } : {}),
  role: parseOneOf(address.get('role'), ROLES) ?? ('' as const),
  status: parseOneOf(address.get('status'), STATUSES) ?? ('' as const),
})

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'name',
    name: t.columns.name,
    sort: 'name',
    cell: ({ id, name, email, emailConfirmed }) => (
      <>
        <Link className="name" to={adminUserPath(id)}>
          {name}
        </Link>
        <small>
          {email}
          {!emailConfirmed && ` (${t.notConfirmed})`}
        </small>
      </>
    ),
  },
  {
    id: 'role',
    name: t.columns.role,
    cell: ({ role, helper }) => (helper ? t.helper.also(t.roles[role]) : t.roles[role]),
  },
  {
    id: 'status',
    name: t.columns.status,
    isPlain: true,
    cell: ({ status }) => (
      <StatusPill look={status === 'active' ? 'live' : 'paused'}>{t.statuses[status]}</StatusPill>
    ),
  },
  {
    id: 'businesses',
    name: t.columns.businesses,
    isFigure: true,
    cell: ({ businesses }) => formatCount(businesses),
  },
  {
    id: 'seen',
    name: t.columns.seen,
    isFigure: true,
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatDay(lastSeenAt) : t.never),
  },
  {
    id: 'created',
    name: t.columns.created,
    sort: 'created',
    isFigure: true,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
]

/** All people: found, deactivated, given another role, deleted. */
export function Users() {
  const list = useList('GET /users', toQuery)
  const { address, answer } = list
  const stats = useRead('GET /users/stats', {}).data?.data
  const [notice, setNotice] = useState<string | null>(null)
  const actions = useUserActions(setNotice)
  const { sort, order } = toQuery(address)
  return (
    <Screen title={admin.screens.adminUsers.title} hindi={admin.screens.adminUsers.hindi}>
      <div className="stack">
        <FigureRow
          figures={(['total', 'admins', 'owners', 'customers'] as const).map((name) => ({
            name: t.stats[name],
            figure: stats && formatCount(stats[name]),
            note: name === 'total' && stats?.inactive ? t.inactive(stats.inactive) : undefined,
          }))}
        />
        <div>
          <AdminTable<Row>
            name="users"
            caption={t.caption}
            columns={COLUMNS}
            rows={answer.data?.data}
            pagination={answer.data?.pagination}
            list={list}
            failed={getUserListError}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            sort={{ by: sort, isDown: order === 'desc' }}
            hint={t.hint}
            filters={[
              {
                name: 'role',
                label: t.filters.role,
                choices: [
                  { value: '', text: t.filters.anyRole },
                  ...ROLES.map((value) => ({ value, text: t.roles[value] })),
                ],
              },
              {
                name: 'status',
                label: t.filters.status,
                choices: [
                  { value: '', text: t.filters.anyStatus },
                  ...STATUSES.map((value) => ({ value, text: t.statuses[value] })),
                ],
              },
            ]}
            acts={(row) => (
              <>
                <Button look="line" onClick={() => actions.turn(row)}>
                  {row.status === 'active' ? t.deactivate : t.activate}
                </Button>
                <Menu
                  label={table.more(row.name)}
                  items={[
                    {
                      text: t.changeRole,
                      icon: 'users',
                      onChoose: () => actions.setDialog('role', row),
                    },
                    ...(row.role === 'admin'
                      ? []
                      : [
                          {
                            text: t.helper.access,
                            icon: 'phone' as const,
                            onChoose: () => actions.setDialog('helper', row),
                          },
                        ]),
                    {
                      text: t.remove,
                      icon: 'trash',
                      isDangerous: true,
                      onChoose: () => actions.setDialog('remove', row),
                    },
                  ]}
                />
              </>
            )}
          />
        </div>
      </div>
      <UserDialogs actions={actions} />
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}
