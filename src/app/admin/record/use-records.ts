import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withIdentityProof } from '#app/data/identity-proof.ts'
import type { CallError, CallInput, CallName } from '#client/call.ts'
import type { AmenityDetail } from '#contract/amenities.ts'
import type { ManagedCategory } from '#contract/categories.ts'
import type { ClassifiedCategoryDetail } from '#contract/classified-categories.ts'
import type { ManagedLocation } from '#contract/locations.ts'
import type { Placement } from '#contract/placements.ts'
import type { ServiceFieldDetail } from '#contract/service-fields.ts'
import { records } from '#i18n/en/app/records.ts'
import { call } from '#stores/api.ts'
import type { NamedRecord } from './filters.ts'

type Rows = {
  '/ads/placements': Placement
  '/categories': ManagedCategory
  '/category-service-fields': ServiceFieldDetail
  '/classified-categories': ClassifiedCategoryDetail
  '/features': AmenityDetail
  '/locations': ManagedLocation
}
/** Where the calls of a table begin: each has `POST path`, `PUT path/{id}`, `DELETE path/{id}`. */
export type RecordPath = keyof Rows
export type RowOf<Path extends RecordPath> = Rows[Path]
/** What is sent of a new record and of a changed one. */
export type RecordBody<Path extends RecordPath> = CallInput<`POST ${Path}`>['body'] &
  Omit<CallInput<`PUT ${Path}/{id}`>['body'], 'version'>

/** What is true of one table of records. */
export type RecordTableConfig<Path extends RecordPath> = {
  path: Path
  /** Readings that a change renews; the first is the table itself. */
  invalidates: readonly [CallName, ...CallName[]]
  /** The column that names a record. */
  title: keyof RowOf<Path> & string
  texts: {
    add: string
    editOf: (name: string) => string
    deleteQuestion: string
    failed: { save: string; delete: string; status: string; saveNetwork?: string }
  }
  /** Notices other than the usual ones. */
  notices?: Partial<Pick<typeof records, 'isActive' | 'isInactive' | 'deleted'>> & {
    saved?: (isNew: boolean) => string
  }
  /** A status that could not be changed is told above the table until it is dismissed. */
  keepsProblem?: boolean
}

type Dialog<Row> =
  | { what: 'order'; category?: NamedRecord }
  | { what: 'edit'; row?: Row }
  | { what: 'delete' | 'merge'; row: Row }

type LooseCall = (name: string, input: object) => Promise<unknown>
const send = call as unknown as LooseCall

const isActive = (row: object): boolean =>
  'isActive' in row ? row.isActive === true : 'status' in row && row.status === 'active'

/**
 * The actions of a table of records: open a dialog before a change (`dialog`), change, toggle,
 * order, merge or delete records, and report the result (`notice`).
 */
export function useRecords<Path extends RecordPath>(table: RecordTableConfig<Path>) {
  type Row = RowOf<Path>
  const { path, invalidates, texts } = table
  const notices = { ...records, saved: undefined, ...table.notices }
  const client = useQueryClient()
  const [dialog, setDialog] = useState<Dialog<Row> | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useMutation<unknown, CallError, [string, object]>({
    networkMode: 'always',
    mutationFn: ([name, input]) => withIdentityProof(() => send(name, input)),
    onSuccess: async () => {
      await Promise.all(invalidates.map((name) => client.invalidateQueries({ queryKey: [name] })))
    },
  })
  const nameOf = (row: Partial<Row>): string => String(row[table.title])
  const close = () => setDialog(null)
  return {
    ...{ table, dialog, setDialog, close, notice, setNotice, nameOf, isActive },
    ...{ problem, dismiss: () => setProblem(null), isToggling: sending.isPending },
    toggle: (row: Row) => {
      const wasActive = isActive(row)
      const status = wasActive ? 'inactive' : 'active'
      setProblem(null)
      const body = 'isActive' in row ? { isActive: !wasActive } : { status }
      sending.mutate([`PUT ${path}/{id}`, { params: { id: row.id }, body }], {
        onSuccess: () =>
          setNotice((wasActive ? notices.isInactive : notices.isActive)(nameOf(row))),
        onError: ({ serverMessage }) =>
          (table.keepsProblem ? setProblem : setNotice)(serverMessage ?? texts.failed.status),
      })
    },
    /** Sends a record as its form has it. The form renews what it changes. */
    save: (row: Row | undefined, body: RecordBody<Path>): Promise<unknown> =>
      row
        ? send(`PUT ${path}/{id}`, {
            params: { id: row.id },
            body: { ...body, version: row.version },
          })
        : send(`POST ${path}`, { body }),
    /** Closes the form that was saved. */
    saved: (isNew: boolean, name: string) => {
      close()
      setNotice(notices.saved?.(isNew) ?? records.saved(name.trim()))
    },
    remove: async (row: Row) => {
      await sending.mutateAsync([`DELETE ${path}/{id}`, { params: { id: row.id } }])
      setNotice(notices.deleted(nameOf(row)))
    },
    order: async (ids: number[], category?: NamedRecord) => {
      const scope = category ? { params: { categoryId: category.id } } : {}
      const place = category ? '/category/{categoryId}' : ''
      await sending.mutateAsync([`POST ${path}${place}/order`, { ...scope, body: { ids } }])
      setNotice(records.ordered)
    },
    merge: async (row: Row, into: NamedRecord) => {
      const input = { params: { id: row.id }, body: { into: into.id } }
      await sending.mutateAsync([`POST ${path}/{id}/merge`, input])
      setNotice(records.merged(nameOf(row), into.name))
    },
  }
}

export type RecordActionsOf<Path extends RecordPath> = ReturnType<typeof useRecords<Path>>
