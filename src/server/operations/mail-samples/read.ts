import type { ResponseOf } from '#contract/endpoint.ts'
import type {
  listMailSamples as listing,
  getMailSample as reading,
} from '#contract/mail-samples.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getNotificationKind } from '#server/kit/mail/index.ts'
import { renderMail } from '#server/kit/mail/render.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import { MAIL_TEMPLATES } from './templates.ts'

type Context = Pick<UserContext, 'db' | 'config'>

/** Every mail that the website sends, by name. */
export async function listMailSamples({
  db,
  config,
}: Context): Promise<ResponseOf<typeof listing>['data']> {
  const site = await getSettings(db)
  return MAIL_TEMPLATES.map(({ name, en, sample }) => ({
    name,
    kind: getNotificationKind(name) ?? 'always',
    subject: en(sample(config.siteUrl), site).subject,
  }))
}

/** One of them as it would arrive. Throws NOT_FOUND. */
export async function readMailSample(
  { db, config }: Context,
  name: string,
  language: MailLanguage,
): Promise<ResponseOf<typeof reading>['data']> {
  const site = await getSettings(db)
  const template = findMailTemplate(name)
  const content = template[language](template.sample(config.siteUrl), site)
  const { html, text } = renderMail(content, { ...site, language })
  return { name, kind: getNotificationKind(name) ?? 'always', subject: content.subject, html, text }
}

/** Throws NOT_FOUND. */
export function findMailTemplate(name: string) {
  const template = MAIL_TEMPLATES.find((one) => one.name === name)
  if (!template) throw new ApiError('NOT_FOUND', { message: 'Email not found.' })
  return template
}
