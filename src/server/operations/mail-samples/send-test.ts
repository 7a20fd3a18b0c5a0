import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import { findMailTemplate } from './read.ts'

const MAX_PER_HOUR = 20

/**
 * Sends a sample to the administrator's own address, named as a test. Throws NOT_FOUND or
 * TOO_MANY_REQUESTS.
 */
export async function sendTestMail(
  { db, actor, config, limits }: UserContext,
  name: string,
  language: MailLanguage,
): Promise<{ to: string }> {
  const template = findMailTemplate(name)
  await limits.take([{ use: 'test mails by', key: actor.id, max: MAX_PER_HOUR, withinMs: HOUR_MS }])
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select({ email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, actor.id))
    const { email } = account!
    // An administrator has one (a rule of the table); the role may have been changed meanwhile.
    if (email === null) throw new ApiError('FORBIDDEN')
    await queueMail(tx, {
      to: email,
      language,
      template: {
        name: 'test',
        en: (values: unknown, site) => asTest(template.en(values, site)),
        hi: (values: unknown, site) => asTest(template.hi(values, site)),
      },
      values: template.sample(config.siteUrl),
    })
    await recordAudit(tx, actor, 'send test mail', 'accounts', actor.id, { mail: name, language })
    return { to: email }
  })
}

const asTest = <Content extends { subject: string }>(content: Content): Content => ({
  ...content,
  subject: `Test: ${content.subject}`,
})
