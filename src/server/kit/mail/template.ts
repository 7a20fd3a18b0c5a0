import type { MailLanguage } from '#shared/rules/languages.ts'

/** What a mail says, as plain text: rendering escapes it. */
export type MailContent = {
  subject: string
  paragraphs: readonly string[]
  /** Labels and values, one below the other, such as the sender's name and number. */
  facts?: readonly { label: string; value: string }[]
  /** Names that lead somewhere, one below the other. */
  links?: readonly { text: string; href: string }[]
  /** A person's own words, set apart; line breaks are kept. */
  quote?: string
  /** The one thing to do. `href` is an absolute http(s) address. */
  button?: { text: string; href: string }
  /** Below the button, smaller. */
  after?: readonly string[]
}

/** What a template may know of the site. */
export type MailSite = { siteName: string; contactEmail: string }

/** A mail in English has a short Hindi line above the text. */
export type EnglishContent = MailContent & { hindi: string }

type Write<Values, Content> = (values: Values, site: MailSite) => Content

/**
 * A mail in each language. `name` is kept with each mail and names its file in the outbox.
 */
export type LocalisedMail<Values> = {
  name: string
  en: Write<Values, EnglishContent>
} & Record<Exclude<MailLanguage, 'en'>, Write<Values, MailContent>>

/** A mail of one kind, with made-up values to look at it; their links lead to `url`. */
export type MailTemplate<Values> = LocalisedMail<Values> & { sample: (url: string) => Values }
