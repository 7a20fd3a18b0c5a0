import { z } from 'zod'

/** What editors may be told: where the schema of a file is. */
const $schema = z.string().optional()

const text = z.string().trim().min(1, 'must not be empty')
const language = z.string().regex(/^[a-z]{2,3}$/, 'the code of a language, such as en or hi')
/** A text by language; English is always there. */
const texts = z
  .record(language, text)
  .refine((given) => given.en !== undefined, 'needs an English text, "en"')
const degrees = (most: number) => z.number().min(-most).max(most)

/** `district.json`: what is known of the district. What has no source is left out. */
export const DISTRICT_SCHEMA = z
  .strictObject({
    $schema,
    slug: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters, digits and hyphens')
      .describe('Its name in addresses: the guide is at /<slug>-district.'),
    name: texts.describe('Its name by language.'),
    state: texts,
    headquarters: text,
    languages: z
      .array(language)
      .min(1)
      .refine((given) => given[0] === 'en', 'the first is "en"')
      .describe('What its people read: English, then their own.'),
    script: z
      .string()
      .regex(/^[A-Z][a-z]{3}$/, 'the code of a script, such as Deva or Knda')
      .optional()
      .describe('What local names are written in (ISO 15924).'),
    description: texts.describe('One or two sentences, for search engines.'),
    middle: z.strictObject({ lat: degrees(90), lng: degrees(180) }),
    bounds: z
      .tuple([degrees(180), degrees(90), degrees(180), degrees(90)])
      .refine(([west, south, east, north]) => west < east && south < north, {
        message: 'west, south, east, north',
      })
      .describe('West, south, east, north, in degrees.'),
    lgd: z.strictObject({ state: z.int(), district: z.int() }).optional(),
    std: z
      .array(z.string().regex(/^[1-9][\dx]{1,3}$/, 'an area code without its 0; x is any digit'))
      .default([])
      .describe('Telephone area codes of the district and its neighbours, without the 0.'),
    pins: z
      .array(z.string().regex(/^[1-9]\d{0,5}$/, 'the first digits of a PIN code'))
      .default([])
      .describe('How PIN codes of the state begin.'),
    vehicle: z
      .string()
      .regex(/^[A-Z]{2}-\d{1,2}$/, 'such as JH-03')
      .optional(),
    aliases: z.array(text).default([]).describe('Other names and spellings of the district.'),
    cuisine: texts.optional().describe('The cuisine of the state, as restaurants offer it.'),
    schoolBoard: text.optional().describe('The board of schools of the state, for short.'),
    serviceCommission: text
      .optional()
      .describe('Who holds the examinations for posts of the state, for short.'),
    languageExample: texts
      .optional()
      .describe('Languages that people of a shop speak here, separated by commas.'),
  })
  .refine(
    ({ middle, bounds: [west, south, east, north] }) => {
      return middle.lng >= west && middle.lng <= east && middle.lat >= south && middle.lat <= north
    },
    { path: ['middle'], message: 'lies outside the bounds' },
  )
  .refine(({ languages, name }) => languages.every((code) => name[code] !== undefined), {
    path: ['name'],
    message: 'needs the name in each of the languages',
  })

const source = z.strictObject({
  name: texts,
  origin: texts.describe('Where the copy comes from.'),
  licence: texts,
  taken: texts.describe('What was taken from it, and for which pages.'),
  category: z.string().optional().describe('The slug of the category whose listings it gave.'),
  hasTowns: z.boolean().optional().describe('Whether names, PIN codes or points of towns are its.'),
})

/** `sources.json`: where the listings and towns of the folder come from. */
export const SOURCES_SCHEMA = z.strictObject({ $schema, sources: z.array(source) })

/** `law.json`: what the law of the state says of goods in classified ads. */
export const LAW_SCHEMA = z.strictObject({
  $schema,
  goods: z.array(
    z.strictObject({
      rule: z.string().describe('The name of a rule in src/config/forbidden-goods.ts.'),
      reason: texts.describe('Why it is refused, with the act and its year.'),
    }),
  ),
})

/** Of each JSON file of a district's folder. */
export const JSON_SCHEMAS = {
  district: DISTRICT_SCHEMA,
  sources: SOURCES_SCHEMA,
  law: LAW_SCHEMA,
}

export type DistrictFacts = z.output<typeof DISTRICT_SCHEMA>
