import { and, eq, inArray } from 'drizzle-orm'
import {
  classifieds,
  classifiedDrafts,
  classifiedInquiries,
  savedClassifieds,
} from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'
import { markEachChanged } from '#server/kit/publish-marks/mark.ts'
import { PUBLIC_CLASSIFIED_STATUSES } from '#shared/rules/classifieds.ts'

/** Ads with their inquiries, own inquiries and saved ads: all of it is removed. */
export const classifiedPersonalData: PersonalData = {
  noun: 'classifieds',
  parts: [
    {
      table: classifieds,
      owner: classifieds.accountId,
      file: 'classified-ads',
      onErase: 'delete',
    },
    {
      table: classifiedDrafts,
      owner: classifiedDrafts.accountId,
      file: 'classified-drafts',
      onErase: 'delete',
    },
    {
      table: classifiedInquiries,
      owner: classifiedInquiries.buyerId,
      file: 'inquiries-sent',
      hides: [classifiedInquiries.readAt],
      onErase: 'delete',
    },
    {
      table: savedClassifieds,
      owner: savedClassifieds.accountId,
      file: 'saved-ads',
      onErase: 'delete',
    },
  ],
  erase: async (tx, { id }) => {
    const isShown = inArray(classifieds.status, [...PUBLIC_CLASSIFIED_STATUSES])
    const shown = await tx
      .select({ id: classifieds.id })
      .from(classifieds)
      .where(and(eq(classifieds.accountId, id), isShown))
    const ids = shown.map((row) => row.id)
    await markEachChanged(tx, 'classified-ads', ids, 'deleted')
  },
}
