import { useState } from 'react'
import type { CallError } from '#client/call-error.ts'
import type { CallName } from '#client/call.ts'
import { ReasonDialog } from '#app/admin/businesses/ReasonDialog.tsx'
import { AdminTable, parseOneOf } from '#app/admin/table/AdminTable.tsx'
import { BulkDialog } from '#app/admin/table/BulkDialog.tsx'
import { useBulkChange } from '#app/admin/table/use-bulk-change.ts'
import { removeFromSet } from '#app/admin/table/remove-from-set.ts'
import { readPage, useList } from '#app/data/use-list.ts'
import { useWrite } from '#app/data/use-write.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { admin } from '#i18n/en/app/admin.ts'
import { adminReviews as t } from '#i18n/en/app/admin-reviews.ts'
import { table } from '#i18n/en/app/table.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { SelectedIds } from '#ui/DataTable.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Toast } from '#ui/Toast.tsx'
import { COLUMNS, type Row } from './columns.tsx'
import type { IconName } from '#shared/drawings/drawings.ts'

type Acts = { onShow: (id: number) => void; onHide: (id: number) => void }
type Item = { text: string; icon: IconName; onChoose: () => void }

/** What can be done with the owner's answers to a review. */
const getAnswerMenuItems = (answers: Row['answers'], { onShow, onHide }: Acts): Item[] =>
  answers.flatMap(({ id, status }) => {
    const show = (text: string): Item => ({ text, icon: 'check', onChoose: () => onShow(id) })
    const hide: Item = { text: t.hideAnswer, icon: 'close', onChoose: () => onHide(id) }
    if (status === 'pending') return [show(t.approveAnswer), { ...hide, text: t.rejectAnswer }]
    return status === 'active' ? [hide] : [show(t.restoreAnswer)]
  })

type Status = Row['status']

const PAGE_SIZE = 20
const STATUSES = ['pending', 'active', 'hidden'] as const
const INVALIDATES = ['GET /reviews/admin/all', 'GET /admin/counts'] as const satisfies CallName[]

const toQuery = (address: URLSearchParams) => ({
  status: parseOneOf(address.get('status'), STATUSES) ?? ('' as const),
  page: readPage(address),
  limit: PAGE_SIZE,
})

const whyFailed = ({ code, message }: CallError) =>
  (t.failedReasons as Partial<Record<string, string>>)[code] ?? t.failed(message)

/** All reviews, the reported ones first: approved, rejected and restored, one by one or many. */
export function Reviews() {
  const list = useList('GET /reviews/admin/all', toQuery)
  const { answer } = list
  const [chosen, choose] = useState<SelectedIds>(new Set())
  const [dialog, setDialog] = useState<'active' | 'hidden' | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const write = useWrite('PATCH /reviews/admin/{id}/status', { invalidates: INVALIDATES })
  const [hiding, hide] = useState<{ id: number; business: string } | null>(null)
  const answering = useWrite('PATCH /reviews/admin/answers/{id}/status', {
    invalidates: INVALIDATES,
  })
  const bulk = useBulkChange(INVALIDATES)
  const rows = answer.data?.data.reviews
  const page = answer.data?.data.pagination
  const set = (id: number, status: Status) =>
    write.mutate(
      { params: { id }, body: { status } },
      { onSuccess: () => setNotice(t.done[status]), onError: () => setNotice(t.updateFailed) },
    )
  const setAnswer = (id: number, status: 'active' | 'hidden', reason?: string) =>
    answering.mutate(
      { params: { id }, body: { status, ...(reason ? { reason } : {}) } },
      {
        onSuccess: () => setNotice(t.answerDone[status]),
        onError: () => setNotice(t.answerFailed),
        onSettled: () => hide(null),
      },
    )
  const askOfChosen = (status: 'active' | 'hidden') =>
    chosen.size === 0 ? setNotice(t.chooseFirst) : setDialog(status)
  const runBulk = (status: Status) =>
    void bulk
      .run([...chosen], async (ids) => {
        const { data } = await call('POST /reviews/admin/bulk', { body: { ids, status } }).catch(
          (error: unknown) => {
            setNotice(t.manyFailed)
            throw error
          },
        )
        return data
      })
      .then(() => choose((now) => removeFromSet(now, chosen)))
  return (
    <Screen title={admin.screens.adminReviews.title} hindi={admin.screens.adminReviews.hindi}>
      <AdminTable<Row>
        name="reviews"
        caption={t.caption}
        columns={COLUMNS}
        rows={rows}
        pagination={
          page && {
            page: page.currentPage,
            limit: PAGE_SIZE,
            total: page.totalReviews,
            totalPages: page.totalPages,
          }
        }
        list={list}
        failed={whyFailed}
        idOf={({ id }) => id}
        nameOf={({ business, user }) => `${user.name}, ${business.name}`}
        filters={[
          {
            name: 'status',
            label: t.filter,
            choices: [
              { value: '', text: t.anyStatus },
              ...STATUSES.map((value) => ({ value, text: t.statuses[value] })),
            ],
          },
        ]}
        chosen={chosen}
        onChoose={choose}
        tools={
          <>
            <Button icon="check" onClick={() => askOfChosen('active')}>
              {t.approveChosen}
            </Button>
            <Button icon="close" onClick={() => askOfChosen('hidden')}>
              {t.rejectChosen}
            </Button>
          </>
        }
        acts={({ id, status, user, business, answers }) => (
          <>
            {status !== 'active' && (
              <Button look="line" onClick={() => set(id, 'active')}>
                {status === 'hidden' ? t.restore : t.approve}
              </Button>
            )}
            {status !== 'hidden' && (
              <Button look="line" onClick={() => set(id, 'hidden')}>
                {t.reject}
              </Button>
            )}
            {(status !== 'pending' || answers.length > 0) && (
              <Menu
                label={table.more(`${user.name}, ${business.name}`)}
                items={[
                  ...(status === 'pending'
                    ? []
                    : [
                        {
                          text: t.toPending,
                          icon: 'clock' as const,
                          onChoose: () => set(id, 'pending'),
                        },
                      ]),
                  ...getAnswerMenuItems(answers, {
                    onShow: (answerId) => setAnswer(answerId, 'active'),
                    onHide: (answerId) => hide({ id: answerId, business: business.name }),
                  }),
                ]}
              />
            )}
          </>
        )}
      />
      <ConfirmDialog
        open={dialog !== null}
        title={dialog ? t.bulk[dialog](chosen.size) : ''}
        texts={{
          close: table.close,
          cancel: table.cancel,
          confirm: dialog === 'hidden' ? t.reject : t.approve,
          busy: table.working,
        }}
        onClose={() => setDialog(null)}
        onConfirm={() => {
          if (dialog) runBulk(dialog)
          setDialog(null)
        }}
      >
        {dialog && <p>{t.bulkText[dialog]}</p>}
      </ConfirmDialog>
      <ReasonDialog
        title={hiding && t.hideAnswerTitle(hiding.business)}
        action={t.hideAnswer}
        isBusy={answering.isPending}
        onClose={() => hide(null)}
        onSure={(reason) => hiding && setAnswer(hiding.id, 'hidden', reason)}
      />
      <BulkDialog
        state={bulk.state}
        nameOf={(id) => rows?.find((row) => row.id === id)?.business.name ?? String(id)}
        onClose={bulk.close}
      />
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}
