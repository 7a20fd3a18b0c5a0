import { and, desc, eq } from 'drizzle-orm'
import { textMessages } from '#server/kit/db/tables/index.ts'
import type { TestApi } from './api.ts'

/** Messages to a number, the newest first, as they were queued. */
export const readTextMessages = (api: TestApi, mobile: string) =>
  api.db
    .select()
    .from(textMessages)
    .where(eq(textMessages.recipient, mobile))
    .orderBy(desc(textMessages.id))

/** The newest code that is on its way to a number. */
export async function readMobileCode(
  api: TestApi,
  mobile: string,
  template = 'code',
): Promise<string> {
  const [row] = await api.db
    .select()
    .from(textMessages)
    .where(and(eq(textMessages.recipient, mobile), eq(textMessages.template, template)))
    .orderBy(desc(textMessages.id))
    .limit(1)
  const code = row?.values['code']
  if (!code) throw new Error(`No code is on its way to ${mobile}`)
  return code
}
