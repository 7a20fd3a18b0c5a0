import styles from '#styles/app/screens/seller.css?url'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from '#app/router/index.ts'
import { useRead } from '#app/data/use-read.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { myClassifieds as t } from '#i18n/en/app/my-classifieds.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { CLASSIFIED_STATUSES, type ClassifiedStatus } from '#shared/rules/classifieds.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Toast } from '#ui/Toast.tsx'
import { OwnClassifiedList } from './OwnClassifiedList.tsx'
import { ReceivedInquiries } from './OwnInquiries.tsx'
import { SoldDialog } from './SoldDialog.tsx'
import { useClassifiedActions, type ClassifiedNotice } from './use-classified-actions.ts'

/** Long enough to take a sale back. */
const TOAST_MS = 8000

/** `2 active, 1 waiting`. */
const statesOf = (byStatus: Record<ClassifiedStatus, number>): string =>
  CLASSIFIED_STATUSES.filter((status) => byStatus[status] > 0)
    .map((status) => t.inStatus(formatCount(byStatus[status]), t.statuses[status]))
    .join(', ') || t.figures.none

/** The seller's dashboard: own ads in every state, and what people ask about them. */
export function MyClassifieds() {
  const [address, setAddress] = useSearchParams()
  const [notice, setNotice] = useState<ClassifiedNotice | null>(null)
  const summary = useRead('GET /classified/user/summary', {}).data?.data
  const stats = useRead('GET /classified-inquiries/stats', {}).data?.data
  const { dialog, act, sell, sure, isBusy, close } = useClassifiedActions(setNotice)
  useChanged(setNotice)
  const isInquiries = address.get('tab') === 'inquiries'
  const isWithdrawal = dialog?.action === 'withdraw'
  const title =
    dialog && dialog.action !== 'sell'
      ? (isWithdrawal ? t.withdrawOf : t.deleteOf)(dialog.classified.title)
      : null
  return (
    <Screen
      title={shell.screens.myAds}
      hindi={HI_APP.screens.myAds}
      actions={
        <Link className="button button-primary" to={APP_PATHS.postAd}>
          <Icon name="plus" />
          {t.post}
        </Link>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack">
        <FigureRow
          figures={[
            {
              name: t.figures.ads,
              figure: summary && formatCount(summary.total),
              note: summary && statesOf(summary.byStatus),
            },
            {
              name: t.figures.views,
              figure: summary && formatCount(summary.views),
              note: t.figures.allAds,
            },
            {
              name: t.figures.inquiries,
              figure: stats && formatCount(stats.total),
              note: stats && t.figures.unread(formatCount(stats.unread)),
            },
            {
              name: t.figures.sold,
              figure: summary && formatCount(summary.sold),
              note: summary && t.figures.earned(formatRupees(summary.revenue), summary.soldHere),
            },
          ]}
        />
        <div className="app-tabs">
          <Tabs
            label={shell.screens.myAds}
            chosen={isInquiries ? 'inquiries' : 'ads'}
            onChoose={(id) => setAddress(id === 'ads' ? {} : { tab: id }, { replace: true })}
            tabs={[
              {
                id: 'ads',
                name: t.tabs.ads,
                content: <OwnClassifiedList byStatus={summary?.byStatus} onAct={act} />,
              },
              {
                id: 'inquiries',
                name: stats?.unread
                  ? `${t.tabs.inquiries} (${formatCount(stats.unread)})`
                  : t.tabs.inquiries,
                content: <ReceivedInquiries onNotice={(text) => setNotice({ text })} />,
              },
            ]}
          />
        </div>
      </div>
      <SoldDialog
        classified={dialog?.action === 'sell' ? dialog.classified : null}
        isBusy={isBusy}
        onClose={close}
        onSold={sell}
      />
      <ConfirmDialog
        open={title !== null}
        title={title ?? ''}
        texts={{
          ...{ close: t.close, cancel: t.cancel, busy: t.marking },
          confirm: isWithdrawal ? t.withdraw : t.delete,
        }}
        busy={isBusy}
        onConfirm={sure}
        onClose={close}
      >
        <p>{isWithdrawal ? t.withdrawText : t.deleteText}</p>
      </ConfirmDialog>
      <Toast onGone={() => setNotice(null)} lasts={TOAST_MS}>
        {notice && (
          <>
            {notice.text}
            {notice.sold && (
              <Button onClick={() => notice.sold && act('undoSale', notice.sold)}>{t.undo}</Button>
            )}
          </>
        )}
      </Toast>
    </Screen>
  )
}

/**
 * Shows once that an ad was changed, after its form. `say` must be the same function at each
 * render: a new one would replace the address again and again and freeze the screen.
 */
function useChanged(setNotice: (notice: ClassifiedNotice) => void) {
  const [address, setAddress] = useSearchParams()
  const changed = address.get('changed')
  const isCombined = address.has('combined')
  useEffect(() => {
    if (!changed) return
    const text = changed === 'sent' ? t.sentAgain : t.changed
    setNotice({ text: isCombined ? `${text} ${t.combined}` : text })
    setAddress({}, { replace: true })
  }, [changed, isCombined, setNotice, setAddress])
}
