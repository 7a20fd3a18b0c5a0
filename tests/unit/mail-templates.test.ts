import { describe, expect, test } from 'vitest'
import { MAIL_TEMPLATES } from '#server/operations/mail-samples/templates.ts'
import { formatDate as formatHindiDate } from '#i18n/hi/dates.ts'
import { renderMail } from '#server/kit/mail/render.ts'
import type { EnglishContent, MailContent } from '#server/kit/mail/template.ts'
import { AVOIDED_WORDS } from './hindi-words.ts'
import { MAIL_LANGUAGES, type MailLanguage } from '#shared/rules/languages.ts'

const HOSTILE = `Eve"><script>alert(1)</script>&'\r\nBcc: all@example.org`
const URL = 'https://site.example/?a=1&b="2"'
const SITE = { siteName: HOSTILE, contactEmail: 'team@example.org' }
const DEVANAGARI = /\p{Script=Devanagari}/u

/** The values of a sample, with everything that a person could have typed turned hostile. */
function hostile(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('ample') && value !== URL ? HOSTILE : value
  if (Array.isArray(value)) return value.map(hostile)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hostile(one)]))
}

type Content = MailContent & Partial<EnglishContent>
type Template = (typeof MAIL_TEMPLATES)[number]

const written = (template: Template, language: MailLanguage): Content =>
  template[language](hostile(template.sample(URL)), SITE)

/** What the template itself says: without the quote, and without addresses. */
const saidBy = ({ subject, paragraphs, facts, button, after }: Content): string[] =>
  [
    subject,
    ...paragraphs,
    ...(facts ?? []).map(({ label }) => label),
    ...(button ? [button.text] : []),
    ...(after ?? []),
  ].map((text) => text.replaceAll(URL, ''))

const numbersIn = (content: Content) =>
  [...new Set(saidBy(content).join(' ').replaceAll(HOSTILE, '').match(/\d+/g))].sort()

describe.each(MAIL_TEMPLATES.map((template) => [template.name, template] as const))(
  '%s',
  (_name, template) => {
    test.each(MAIL_LANGUAGES)('in %s: hostile values stay words', (language) => {
      const content = written(template, language)
      const colours = { primaryColor: '#b5452c', secondaryColor: '#1f5a53' }
      const frame = { ...colours, siteName: SITE.siteName, language, unsubscribeUrl: URL }
      const { html, text } = renderMail(content, frame)
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).not.toMatch(/<script|"><script/)
      expect(html).toContain('&lt;script&gt;')
      for (const [, address] of html.matchAll(/href="([^"]*)"/g))
        expect(address).toMatch(/^https:\/\/site\.example\/\?a=1&amp;b=%222%22$/)
      expect(text + html).not.toMatch(/undefined|null|NaN|\[object/)
      expect(text).toContain(language === 'hi' ? 'बंद करने' : 'To stop')
    })

    test('in Hindi it is Hindi, in English English with one Hindi line', () => {
      const { hindi, ...english } = written(template, 'en')
      expect(hindi).toMatch(DEVANAGARI)
      expect(saidBy(english).filter((text) => DEVANAGARI.test(text))).toEqual([])
      const notHindi = saidBy(written(template, 'hi')).filter(
        (text) => !DEVANAGARI.test(text) && !text.includes(HOSTILE),
      )
      expect(notHindi).toEqual([])
    })

    test('in Hindi it speaks as people do, without a word of offices', () => {
      const { hindi } = written(template, 'en')
      const texts = [...saidBy(written(template, 'hi')), hindi].join(' ').normalize('NFC')
      const words = texts.match(/[\p{L}\p{M}]+/gu) ?? []
      const isWrong = (word: string) => AVOIDED_WORDS.has(word) || /[कखग]\u093c/u.test(word)
      expect(words.filter(isWrong)).toEqual([])
    })

    test('both say the same: as many parts, the same numbers, links and words', () => {
      const [en, hi] = [written(template, 'en'), written(template, 'hi')]
      const shapeOf = (content: Content) => ({
        paragraphs: content.paragraphs.length,
        facts: content.facts?.length,
        links: content.links,
        quote: content.quote,
        button: content.button?.href,
        after: content.after?.length,
      })
      expect(shapeOf(hi)).toEqual(shapeOf(en))
      expect(numbersIn(hi)).toEqual(numbersIn(en))
    })
  },
)

test.each([
  ['2026-12-31T20:00:00Z', '1 जनवरी 2027'],
  ['2026-02-28', '28 फ़रवरी 2026'],
  ['no date', ''],
])('the date of %s in Hindi: %s', (iso, said) => expect(formatHindiDate(iso)).toBe(said))
