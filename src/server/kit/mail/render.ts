import { READS_HINDI } from '#district/district.ts'
import { darkenUntil, getReadableInk } from '#shared/rules/colour.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import type { EnglishContent, MailContent } from './template.ts'

export type MailFrame = {
  language: MailLanguage
  siteName: string
  primaryColor: string
  secondaryColor: string
  /** Ends the subscription; only for mail to many. */
  unsubscribeUrl?: string
}

const INK = '#1e1712'
const INK_2 = '#574b41'
const PAPER = '#f8f6f1'
const FONT = "font-family:'Mukta','Noto Sans Devanagari',Roboto,Arial,sans-serif"

type Content = MailContent & Partial<EnglishContent>

/** The frame of every mail. */
const TEXTS = {
  en: {
    noButton: 'If the button does not work, open this address:',
    stop: 'To stop these emails:',
    unsubscribe: 'Unsubscribe',
  },
  hi: {
    noButton: 'बटन काम न करे तो यह पता खोलें:',
    stop: 'ये मेल बंद करने के लिए:',
    unsubscribe: 'ये मेल बंद करें',
  },
} satisfies Record<MailLanguage, object>

/**
 * The mail as text and as HTML. Everything is escaped; the HTML asks nothing of any server. Throws
 * for a bad address.
 */
export function renderMail(content: Content, frame: MailFrame): { text: string; html: string } {
  return { text: asText(content, frame), html: asHtml(content, frame) }
}

function asText(content: Content, { language, siteName, unsubscribeUrl }: MailFrame): string {
  const parts = [
    READS_HINDI && content.hindi,
    ...content.paragraphs,
    content.facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    content.links?.map(({ text, href }) => `${text}:\n${toWebAddress(href)}`).join('\n'),
    content.quote?.replace(/^/gm, '> '),
    content.button && `${content.button.text}:\n${toWebAddress(content.button.href)}`,
    ...(content.after ?? []),
    `-- \n${siteName}`,
    unsubscribeUrl && `${TEXTS[language].stop} ${toWebAddress(unsubscribeUrl)}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Mail programs read tables and styles on the elements, little else. */
function asHtml(content: Content, frame: MailFrame): string {
  const t = TEXTS[frame.language]
  const wall = frame.secondaryColor
  const button = frame.primaryColor
  const small = `margin:0 0 12px;font-size:14px;line-height:1.5;color:${INK_2}`
  const hindi =
    'margin:0 0 12px;font-size:18px;line-height:1.5;font-weight:600;' +
    `color:${darkenUntil(wall, '#ffffff', 4.5)}`
  const quoted =
    `margin:0 0 16px;padding:4px 0 4px 14px;border-left:3px solid ${wall};` +
    'font-size:16px;line-height:1.6'
  const pressed =
    `display:inline-block;padding:13px 22px;border-radius:6px;background:${button};` +
    `color:${getReadableInk(button)};font-size:16px;font-weight:600;text-decoration:none`
  const band =
    `padding:20px 24px;background:${wall};color:${getReadableInk(wall)};` +
    'font-size:20px;font-weight:700;border-bottom:5px dotted #e9a933'
  const address = content.button && escapeHtml(toWebAddress(content.button.href))
  const body = [
    READS_HINDI &&
      content.hindi &&
      `<p lang="hi" style="${hindi}">${escapeHtml(content.hindi)}</p>`,
    ...content.paragraphs.map(
      (text) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${lines(text)}</p>`,
    ),
    content.facts && factTable(content.facts),
    content.links && linkList(content.links),
    content.quote && `<blockquote style="${quoted}">${lines(content.quote)}</blockquote>`,
    content.button &&
      `<p style="margin:8px 0 24px"><a href="${address}" style="${pressed}">` +
        `${escapeHtml(content.button.text)}</a></p>`,
    content.button &&
      `<p style="${small}">${t.noButton}<br>` +
        `<span style="word-break:break-all">${address}</span></p>`,
    ...(content.after ?? []).map((text) => `<p style="${small}">${lines(text)}</p>`),
  ]
  const unsubscribe = frame.unsubscribeUrl
    ? ` &middot; <a href="${escapeHtml(toWebAddress(frame.unsubscribeUrl))}" ` +
      `style="color:${INK_2}">${t.unsubscribe}</a>`
    : ''
  return [
    '<!doctype html>',
    `<html lang="${frame.language}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width,initial-scale=1">' +
      `<title>${escapeHtml(content.subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:${PAPER};color:${INK};${FONT}">`,
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">' +
      '<tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" ' +
      'style="max-width:560px;background:#ffffff;border-radius:10px;overflow:hidden">',
    `<tr><td style="${band}">${escapeHtml(frame.siteName)}</td></tr>`,
    `<tr><td style="padding:24px 24px 12px;color:${INK}">` +
      `${body.filter(Boolean).join('\n')}</td></tr>`,
    '</table>',
    `<p style="margin:16px 0 0;font-size:13px;line-height:1.5;color:${INK_2}">` +
      `${escapeHtml(frame.siteName)}${unsubscribe}</p>`,
    '</td></tr></table></body></html>',
    '',
  ].join('\n')
}

function factTable(facts: NonNullable<MailContent['facts']>): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="padding:2px 16px 2px 0;color:${INK_2};vertical-align:top">` +
      `${escapeHtml(label)}</td>` +
      `<td style="padding:2px 0;word-break:break-word">${lines(value)}</td></tr>`,
  )
  return (
    '<table cellspacing="0" cellpadding="0" border="0" ' +
    `style="margin:0 0 16px;font-size:16px;line-height:1.5">${rows.join('')}</table>`
  )
}

function linkList(links: NonNullable<MailContent['links']>): string {
  const items = links.map(
    ({ text, href }) =>
      `<p style="margin:0 0 10px;font-size:16px;line-height:1.5">` +
      `<a href="${escapeHtml(toWebAddress(href))}" style="color:${INK}">${lines(text)}</a></p>`,
  )
  return items.join('')
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

/** An http(s) address as the standard writes it, on one line. Throws for anything else. */
export function toWebAddress(address: string): string {
  const { protocol, href } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error(`A mail links to http(s) only, not to ${protocol}`)
  return href
}
