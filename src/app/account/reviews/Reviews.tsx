import styles from '#styles/app/screens/reviews.css?url'
import { useState } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import { useWrite } from '#app/data/use-write.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { HI_APP } from '#i18n/hi-app.ts'
import { reviews as t } from '#i18n/en/app/reviews.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { paging } from '#i18n/en/paging.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Toast } from '#ui/Toast.tsx'
import { ReceivedReview } from './ReceivedReview.tsx'
import { INVALIDATES } from './invalidates.ts'

const PAGE_SIZE = 20

const showOf = (address: URLSearchParams) =>
  address.get('show') === 'unanswered' ? ('unanswered' as const) : ('' as const)

/** The published reviews of one's own listings, each answered once by their owner. */
export function Reviews() {
  const { address, answer, change, hrefOf } = useList('GET /reviews/received', (given) => ({
    show: showOf(given),
    page: readPage(given),
    limit: PAGE_SIZE,
  }))
  const [notice, setNotice] = useState<string | null>(null)
  const show = showOf(address)
  const deletion = useDeletion(setNotice)
  return (
    <Screen title={shell.screens.reviews} hindi={HI_APP.screens.reviews}>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack">
        <SegmentedControl
          label={t.show}
          choices={[
            { value: '', text: t.all },
            { value: 'unanswered', text: t.unanswered },
          ]}
          chosen={show}
          onChoose={(value) => change({ show: value }, { replace: true })}
        />
        <QueryState query={answer}>
          {({ data, pagination: { page, limit, total, totalPages } }) => (
            <>
              <section className="panel-box" aria-label={shell.screens.reviews}>
                {data.length === 0 && (
                  <EmptyState
                    level="h2"
                    title={show ? t.allAnswered : t.none}
                    text={show ? t.allAnsweredText : t.noneText}
                  />
                )}
                {data.map((review) => (
                  <ReceivedReview
                    key={review.id}
                    review={review}
                    onNotice={setNotice}
                    onDelete={deletion.setDialog}
                  />
                ))}
              </section>
              {totalPages > 1 && (
                <div className="list-foot num">
                  <span>
                    {t.shown((page - 1) * limit + 1, Math.min(page * limit, total), total)}
                  </span>
                  <Pagination
                    page={page}
                    pages={totalPages}
                    hrefOf={(to) => hrefOf({ page: to })}
                    onChoose={(to) => change({ page: to })}
                    t={paging}
                  />
                </div>
              )}
            </>
          )}
        </QueryState>
      </div>
      <ConfirmDialog
        open={deletion.dialog !== null}
        title={t.deleteTitle}
        texts={{ close: t.close, cancel: t.cancel, confirm: t.delete, busy: t.deleting }}
        isDangerous
        busy={deletion.isBusy}
        problem={deletion.problem}
        onClose={() => deletion.setDialog(null)}
        onConfirm={deletion.run}
      >
        <p>{t.deleteText}</p>
      </ConfirmDialog>
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}

/** Which answer is about to be deleted, and deleting it. */
function useDeletion(setNotice: (text: string) => void) {
  const [dialog, setDialog] = useState<number | null>(null)
  const write = useWrite('DELETE /reviews/{id}/answer', { invalidates: INVALIDATES })
  return {
    dialog,
    setDialog: (id: number | null) => {
      write.reset()
      setDialog(id)
    },
    run: () =>
      dialog !== null &&
      write.mutate(
        { params: { id: dialog } },
        {
          onSuccess: () => {
            setDialog(null)
            setNotice(t.deleted)
          },
        },
      ),
    isBusy: write.isPending,
    problem: write.error ? `${t.failed} ${write.error.serverMessage ?? ''}`.trim() : undefined,
  }
}
