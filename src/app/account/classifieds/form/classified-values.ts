import type { CallInput } from '#client/call.ts'
import type { OwnClassified, postClassified } from '#contract/classifieds-selling.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { CLASSIFIED_FIELDS, type ClassifiedFieldName } from '#shared/rules/classified-fields.ts'
import { listNamesWith } from '#shared/rules/fields.ts'
import {
  MAX_MAIN_IMAGES,
  CATEGORIES_WITHOUT_CONDITION,
  type ClassifiedCondition,
  type PriceType,
} from '#shared/rules/classifieds.ts'
import { call } from '#stores/api.ts'

/** The name of the new ad that this device keeps, of a visitor or an account. */
export const NEW_CLASSIFIED_DRAFT_KEY = 'ad:new'

type DraftField =
  /** Of a new one: its draft on the server. */
  | 'draft'
  /** Of the ad that is changed, or of the draft: the version that was read. */
  | 'version'
  /** Of a draft: marks what the server has of it. */
  | 'saved'
  /** Of a draft: what the server had of it when this device last read it, as JSON. */
  | 'base'
type Picture = 'mainImages' | 'additionalImages'

export type ClassifiedField = Exclude<ClassifiedFieldName, 'images'> | Picture | DraftField

/**
 * The values of the ad form, all strings, as a draft stores them. Flags are `1` or empty; picture
 * URLs are joined by spaces.
 */
export type ClassifiedValues = Record<ClassifiedField, string>

/** The given texts of the fields, in the order of the form. */
const toFormTexts = (textOf: (name: ClassifiedFieldName) => string) =>
  Object.fromEntries(
    (Object.keys(CLASSIFIED_FIELDS) as ClassifiedFieldName[]).flatMap((name) =>
      name === 'images'
        ? [
            ['mainImages', ''],
            ['additionalImages', ''],
          ]
        : [[name, textOf(name)]],
    ),
  ) as Record<Exclude<ClassifiedField, DraftField>, string>

export const EMPTY_CLASSIFIED: ClassifiedValues = {
  ...toFormTexts(() => ''),
  ...{ priceType: 'fixed', showPhone: '1' },
  ...{ draft: '', version: '', saved: '', base: '' },
}

/** The form of an ad that is there. */
export const toClassifiedValues = (classified: OwnClassified): ClassifiedValues => ({
  ...EMPTY_CLASSIFIED,
  ...toFormTexts((name) => {
    const value = classified[name]
    return typeof value === 'boolean' ? (value ? '1' : '') : String(value ?? '')
  }),
  mainImages: classified.images.slice(0, MAX_MAIN_IMAGES).join(' '),
  additionalImages: classified.images.slice(MAX_MAIN_IMAGES).join(' '),
  version: String(classified.version),
})

export const splitUrls = (addresses: string): string[] => addresses.split(' ').filter(Boolean)

export const getClassifiedImages = ({
  mainImages,
  additionalImages,
}: ClassifiedValues): string[] => [...splitUrls(mainImages), ...splitUrls(additionalImages)]

/** Whether things of the category have a condition: a cow has none. */
export const hasCondition = (slug: string | undefined): boolean =>
  !(CATEGORIES_WITHOUT_CONDITION as readonly string[]).includes(slug ?? '')

/** The server wants one of every ad, and no page shows it where there is none. */
const ANY_CONDITION = 'good'

const priceOf = ({ price, priceType }: ClassifiedValues) =>
  priceType === 'on_request' ? '' : price.trim()

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

type PostClassified = Pick<CallInput<'POST /classified'>, 'body' | 'files'>
/** Its texts; flags are never left out, and this form has sent its files before. */
type PostedText = Exclude<
  keyof BodyOf<typeof postClassified>,
  'showPhone' | 'showEmail' | 'mainImages' | 'additionalImages' | 'video'
>
type UpdateClassifiedBody = NonNullable<CallInput<'PUT /classified/{id}'>['body']>

/** What is posted: empty fields are left out. */
export function toPostClassifiedInput(values: ClassifiedValues): PostClassified {
  const {
    mainImages: _,
    additionalImages: _1,
    version: _2,
    saved: _3,
    base: _4,
    draft,
    ...rest
  } = values
  const { video, showPhone, showEmail, ...texts } = rest
  const given = Object.entries({
    ...texts,
    price: priceOf(values),
    condition: values.condition || ANY_CONDITION,
    images: getClassifiedImages(values).join(' '),
    videoAddress: video,
    draftId: draft,
  } satisfies Record<PostedText, string>).filter(([, value]) => value.trim() !== '')
  const flags = { showPhone: showPhone ? 'true' : 'false', showEmail: showEmail ? 'true' : 'false' }
  return {
    body: { ...Object.fromEntries(given), ...flags },
    files: {},
  }
}

const TEXTS = listNamesWith(CLASSIFIED_FIELDS, 'kind', 'text', 'optional')
const FLAGS = listNamesWith(CLASSIFIED_FIELDS, 'kind', 'flag')
type Plain = Record<(typeof TEXTS)[number], string> & Record<(typeof FLAGS)[number], boolean>

/** What is sent of an ad that is there: all of it, and which version was read. */
export const toUpdateClassifiedBody = (values: ClassifiedValues) =>
  ({
    ...(Object.fromEntries([
      ...TEXTS.map((name) => [name, values[name]]),
      ...FLAGS.map((name) => [name, values[name] !== '']),
    ]) as Plain),
    version: Number(values.version),
    categoryId: values.categoryId,
    year: numberOf(values.year),
    condition: (values.condition || ANY_CONDITION) as ClassifiedCondition,
    price: priceOf(values) || null,
    priceType: values.priceType as PriceType,
    images: getClassifiedImages(values),
    video: values.video || null,
  }) satisfies Record<keyof UpdateClassifiedBody, unknown>

/** A draft of the account with its values. */
export const fetchClassifiedDraft = async (id: number) =>
  (await call('GET /classified-drafts/{id}', { params: { id } })).data
