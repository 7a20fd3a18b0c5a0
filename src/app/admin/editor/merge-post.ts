import { mergeValues, copyFields } from '#app/form/merge-values.ts'
import type { PostValues } from './post-values.ts'
import {
  isCollision,
  joinParts,
  mergeText,
  type TextPart,
  type TextSide,
} from './merge/merge-text.ts'

type Fields = Omit<PostValues, 'content'>

export type PostMergeResult = {
  /** All but the text; what collides is one's own. */
  fields: Fields
  theirs: Fields
  /** The fields that both changed, and the parts of the text. */
  collisions: readonly string[]
  parts: readonly TextPart[]
}

/**
 * Merges two versions of a post: its text by paragraphs, the rest field by field; `base` is what
 * both began with, undefined when that is not known.
 */
export function mergePost(
  base: PostValues | undefined,
  mine: PostValues,
  theirs: PostValues,
): PostMergeResult {
  const fieldsOf = (values: PostValues) => toFields(values, mine, theirs)
  const { values, collisions } = mergeValues(
    base && fieldsOf(base),
    fieldsOf(mine),
    fieldsOf(theirs),
  )
  return {
    // The time of a post that is not planned is only a proposal.
    fields: values.day === '' ? { ...values, day: mine.day, time: mine.time } : values,
    theirs: fieldsOf(theirs),
    collisions,
    parts: mergeText(base?.content, mine.content, theirs.content),
  }
}

/** Whether something has to be chosen. */
export const hasCollisions = ({ collisions, parts }: PostMergeResult): boolean =>
  collisions.length > 0 || parts.some(isCollision)

/** The merged post with the chosen sides, by field and by part of the text. */
export function toMergedPost(merge: PostMergeResult, chosen: Record<string, TextSide>): PostValues {
  const taken = merge.collisions.filter((field) => chosen[field] === 'theirs')
  const { day, time, ...fields } = copyFields(merge.fields, merge.theirs, taken)
  const at = day === '' ? merge.fields : { day, time }
  return {
    ...fields,
    ...{ day: at.day, time: at.time },
    content: joinParts(merge.parts, chosen),
  }
}

/** As the server keeps them, so that only what was changed differs. */
function toFields(values: PostValues, mine: PostValues, theirs: PostValues): Fields {
  const { content: _, ...fields } = values
  const texts = ['title', 'excerpt', 'metaTitle', 'metaDescription'] as const
  const isFollowing = !mine.isOwnSlug || !values.isOwnSlug
  return {
    ...fields,
    ...(Object.fromEntries(
      texts.map((name) => [name, values[name].trim().normalize('NFC')]),
    ) as Pick<PostValues, (typeof texts)[number]>),
    tags: values.tags.map((tag) => tag.normalize('NFC')),
    // An address that follows the title is the server's.
    ...(isFollowing ? { slug: theirs.slug, isOwnSlug: theirs.isOwnSlug } : {}),
    ...(values.status === 'scheduled' ? {} : { day: '', time: '' }),
  }
}
