import { and, desc, eq } from 'drizzle-orm'
import { auditEntries, publishMarks } from '#server/kit/db/tables/index.ts'
import { authorizedRequest, type TestApi } from './api.ts'

/** A raw call with a body: `bodyRequest('PUT', '/categories/7', { name: 'x' }, token)`. */
export const bodyRequest = (method: string, body: unknown, token?: string): RequestInit => ({
  method,
  headers: {
    'Content-Type': 'application/json',
    ...(token ? authorizedRequest(token).headers : {}),
  },
  body: JSON.stringify(body),
})

/** The rows written along with the record itself, newest first. */
export async function readTraces({ db }: TestApi, noun: string, id: number) {
  const entries = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.noun, noun), eq(auditEntries.recordId, id)))
    .orderBy(desc(auditEntries.id))
  const marks = await db
    .select({ change: publishMarks.change })
    .from(publishMarks)
    .where(and(eq(publishMarks.noun, noun), eq(publishMarks.recordId, id)))
    .orderBy(desc(publishMarks.id))
  return { entries, marks: marks.map(({ change }) => change) }
}
