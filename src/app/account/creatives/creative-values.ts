import type { Creative } from '#contract/ad-creatives.ts'
import type { AdCreative } from '#contract/creatives.ts'
import { creativesApp } from '#i18n/en/app/creatives-app.ts'
import {
  getFilesProblem,
  DEFAULT_CREATIVE,
  type AdPosition,
  type CreativeSize,
  type CreativeType,
} from '#shared/rules/ad-specs.ts'

const t = creativesApp.form

/** A creative as it is typed. */
export type CreativeValues = {
  type: CreativeType
  name: string
  size: CreativeSize
  position: AdPosition
  headline: string
  description: string
  callToAction: string
  files: readonly File[]
}

export const EMPTY_CREATIVE: CreativeValues = {
  type: 'banner',
  name: '',
  size: DEFAULT_CREATIVE.size,
  position: DEFAULT_CREATIVE.position,
  headline: '',
  description: '',
  callToAction: DEFAULT_CREATIVE.callToAction,
  files: [],
}

/** The values of one that is there, with what it proposes. */
export function toCreativeValues({ proposed, ...creative }: Creative): CreativeValues {
  const wanted = { ...creative, ...proposed }
  return {
    type: creative.type,
    name: creative.name,
    size: wanted.size as CreativeSize,
    position: wanted.position as AdPosition,
    headline: wanted.headline ?? '',
    description: wanted.description ?? '',
    callToAction: wanted.callToAction,
    files: [],
  }
}

/** What is wrong before anything is sent; the server has the last word. */
export function validateCreative(values: CreativeValues, isNew: boolean): Record<string, string> {
  const problems: Record<string, string> = {}
  if (!values.name.trim()) problems['name'] = t.nameNeeded
  if (values.type === 'text' && !values.headline.trim() && !values.description.trim())
    problems['headline'] = t.wordsNeeded
  const refusal = isNew ? getFilesProblem(values.type, values.files) : null
  if (refusal) problems['files'] = refusal
  return problems
}

/** The words and the place, as the calls take them. */
export const toCreativeBody = ({
  name,
  size,
  position,
  headline,
  description,
  callToAction,
}: CreativeValues) => ({
  name: name.trim(),
  size,
  position,
  headline: headline.trim(),
  description: description.trim(),
  callToAction: callToAction.trim() || DEFAULT_CREATIVE.callToAction,
})

/** What a preview draws: the typed words with chosen files, or with those that are there. */
export function toPreviewCreative(
  values: CreativeValues,
  urls: readonly string[],
  there: Creative | null,
): AdCreative {
  const { type, size, headline, description, callToAction } = values
  const texts = {
    ...{ type, size },
    headline: headline.trim() || null,
    description: description.trim() || null,
    callToAction: callToAction.trim() || DEFAULT_CREATIVE.callToAction,
  }
  if (there) {
    const { imageUrl, gifUrl, videoUrl, stillUrl, carousel, frameUrl } = there
    return { ...texts, imageUrl, gifUrl, videoUrl, stillUrl, carousel, frameUrl }
  }
  const [first = null] = urls
  const of = (...types: CreativeType[]) => (types.includes(type) ? first : null)
  return {
    ...texts,
    imageUrl: of('banner', 'carousel'),
    gifUrl: of('gif'),
    stillUrl: of('gif'),
    videoUrl: of('video'),
    carousel: type === 'carousel' ? urls.map((imageUrl) => ({ imageUrl, text: '' })) : [],
    // The page's policy frames nothing of the device.
    frameUrl: null,
  }
}
