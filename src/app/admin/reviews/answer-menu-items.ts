import { adminReviews as t } from '#i18n/en/app/admin-reviews.ts'
import type { IconName } from '#shared/drawings/drawings.ts'
import type { Row } from './columns.tsx'

type Acts = { onShow: (id: number) => void; onHide: (id: number) => void }
type Item = { text: string; icon: IconName; onChoose: () => void }

/** What can be done with the owner's answers to a review. */
export const getAnswerMenuItems = (answers: Row['answers'], { onShow, onHide }: Acts): Item[] =>
  answers.flatMap(({ id, status }) => {
    const show = (text: string): Item => ({ text, icon: 'check', onChoose: () => onShow(id) })
    const hide: Item = { text: t.hideAnswer, icon: 'close', onChoose: () => onHide(id) }
    if (status === 'pending') return [show(t.approveAnswer), { ...hide, text: t.rejectAnswer }]
    return status === 'active' ? [hide] : [show(t.restoreAnswer)]
  })
