import type { Db } from '#server/kit/db/connection.ts'
import { findPage, type PageStatus } from '#server/publishing/slug-history/index.ts'
import { readIdentifier } from './identify.ts'

/** Where the page is of a business named by slug, former slug, id or businessId. */
export const findBusinessPageStatus = (db: Db, text: string): Promise<PageStatus> =>
  findPage(db, 'businesses', readIdentifier(text))
