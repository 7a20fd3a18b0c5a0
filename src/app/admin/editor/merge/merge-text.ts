import { diffIndices } from 'node-diff3'
import { pairBlocks } from './pair-blocks.ts'
import { getBlockKey, joinBlocks, splitBlocks, type Block } from './blocks.ts'

/** Blocks that both sides changed, each another way; `base` is what they were. */
export type BlockCollision = {
  id: string
  base: readonly Block[]
  mine: readonly Block[]
  theirs: readonly Block[]
}

/** What is settled, and what is asked about, in the order of the text. */
export type TextPart = readonly Block[] | BlockCollision

export type TextSide = 'mine' | 'theirs' | 'both'

/** The blocks from `from` to `to` of the base become these. */
type Change = { from: number; to: number; blocks: Block[] }

/**
 * Merges two versions of a Markdown text by its blocks; `base` is what both began with. What one
 * side changed is taken; a block that was moved keeps what the other side changed in it. Without a
 * base whatever differs is asked about.
 */
export function mergeText(base: string | undefined, mine: string, theirs: string): TextPart[] {
  if (base === undefined) return mergeTwo(splitBlocks(mine), splitBlocks(theirs))
  const before = splitBlocks(base)
  const [after, otherAfter] = [splitBlocks(mine), splitBlocks(theirs)]
  const [own, other] = [diffBlocks(before, after), diffBlocks(before, otherAfter)]
  const kept = keepForm(keepForm(before, otherAfter, other), after, own)
  followMoves(before, own, other)
  const isChange = ({ from, to, blocks }: Change) => to > from || blocks.length > 0
  return combine(kept, own.filter(isChange), other.filter(isChange))
}

export const isCollision = (part: TextPart): part is BlockCollision => 'mine' in part

/** The text with the chosen side of each collision. */
export function joinParts(parts: readonly TextPart[], chosen: Record<string, TextSide>): string {
  const blocks = parts.flatMap((part) => {
    if (!isCollision(part)) return part
    const side = chosen[part.id] ?? 'mine'
    return side === 'both' ? [...part.mine, ...part.theirs] : part[side]
  })
  return joinBlocks(blocks)
}

/** What a side changed, block by block where one became another. */
function diffBlocks(before: readonly Block[], after: readonly Block[]): Change[] {
  return diffIndices(before.map(getBlockKey), after.map(getBlockKey)).flatMap(
    ({ buffer1: [from, length], buffer2: [at, count] }) =>
      splitChange(before.slice(from, from + length), after.slice(at, at + count), from),
  )
}

function splitChange(before: readonly Block[], after: readonly Block[], start: number): Change[] {
  const changes: Change[] = []
  let [at, place] = [0, 0]
  const ends = [before.length, after.length] as const
  for (const [to, then] of [...pairBlocks(before, after), ends]) {
    const blocks = after.slice(place, then)
    // As many as there were: each for itself.
    if (to - at === then - place)
      blocks.forEach((block, n) => changes.push(toChange(start + at + n, 1, [block])))
    else changes.push(toChange(start + at, to - at, blocks))
    if (to < before.length) changes.push(toChange(start + to, 1, [after[then]!]))
    at = to + 1
    place = then + 1
  }
  return changes
}

const toChange = (from: number, length: number, blocks: Block[]): Change => ({
  ...{ from, to: from + length, blocks },
})

/** What a side did not change, with its numbers of items, and as tight as it made a list. */
function keepForm(
  before: readonly Block[],
  after: readonly Block[],
  changes: readonly Change[],
): Block[] {
  const kept = [...before]
  let [at, shift] = [0, 0]
  for (const { from, to, blocks } of [...changes, { from: before.length, to: 0, blocks: [] }]) {
    for (; at < from; at++) {
      const { text, isTight } = after[at + shift]!
      kept[at] = { text, isTight: isTight || kept[at]!.isTight }
    }
    at = to
    shift += blocks.length - (to - from)
  }
  return kept
}

/** Two versions without what they began with. */
function mergeTwo(mine: readonly Block[], theirs: readonly Block[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { from, to, blocks } of diffBlocks(mine, theirs)) {
    parts.push(mine.slice(at, from))
    parts.push({ id: `text-${from}`, base: [], mine: mine.slice(from, to), theirs: blocks })
    at = to
  }
  return [...parts, mine.slice(at)]
}

/**
 * A block that a side took from one place and put at another: what the other side changed in it is
 * put there too, and where both moved it, it stands once, where this side put it.
 */
function followMoves(before: readonly Block[], own: Change[], other: Change[]) {
  before.forEach((block, place) => {
    const mine = findMoved(block, place, own)
    const theirs = findMoved(block, place, other)
    if (mine && theirs) theirs.blocks.splice(indexOf(theirs.blocks, block), 1)
    else if (mine) carry(block, place, mine, other)
    else if (theirs) carry(block, place, theirs, own)
  })
}

function carry(block: Block, place: number, moved: Change, others: readonly Change[]) {
  const change = others.find(({ from, to }) => from === place && to === place + 1)
  if (!change || change.blocks.length === 0) return
  moved.blocks.splice(indexOf(moved.blocks, block), 1, ...change.blocks)
  change.blocks = []
}

/** The change that put a block of the base elsewhere. */
function findMoved(block: Block, place: number, changes: readonly Change[]): Change | undefined {
  const isGone = changes.some(
    ({ from, to, blocks }) => from <= place && place < to && indexOf(blocks, block) < 0,
  )
  return isGone ? changes.find(({ blocks }) => indexOf(blocks, block) >= 0) : undefined
}

const indexOf = (blocks: readonly Block[], block: Block): number =>
  blocks.findIndex((one) => getBlockKey(one) === getBlockKey(block))

function combine(
  before: readonly Block[],
  own: readonly Change[],
  other: readonly Change[],
): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { from, to, mine, theirs } of groupChanges(own, other)) {
    parts.push(before.slice(at, from))
    const [left, right] = [mine, theirs].map((changes) => apply(before, changes, from, to))
    if (mine.length === 0) parts.push(right!)
    else if (theirs.length === 0 || isSame(left!, right!)) parts.push(left!)
    else {
      const base = before.slice(from, to)
      parts.push({ id: `text-${from}`, base, mine: left!, theirs: right! })
    }
    at = to
  }
  return [...parts, before.slice(at)]
}

type Group = { from: number; to: number; mine: Change[]; theirs: Change[] }

/** The changes of both sides in the order of the base; those that overlap are one group. */
function groupChanges(own: readonly Change[], other: readonly Change[]): Group[] {
  const sorted = [
    ...own.map((change) => ({ change, side: 'mine' as const })),
    ...other.map((change) => ({ change, side: 'theirs' as const })),
  ].sort((a, b) => a.change.from - b.change.from || a.change.to - b.change.to)
  const groups: Group[] = []
  for (const { change, side } of sorted) {
    const last = groups.at(-1)
    if (last && doOverlap(last, change)) {
      last.to = Math.max(last.to, change.to)
      last[side].push(change)
    } else groups.push({ from: change.from, to: change.to, mine: [], theirs: [], [side]: [change] })
  }
  return groups
}

/** Two insertions at one place overlap; one beside a changed block does not. */
const doOverlap = (group: Group, { from, to }: Change): boolean =>
  from < group.to || (from === to && group.from === group.to && from === group.from)

/** The blocks of a part of the base after these changes. */
function apply(
  before: readonly Block[],
  changes: readonly Change[],
  from: number,
  to: number,
): readonly Block[] {
  const blocks: Block[] = []
  let at = from
  for (const change of changes) {
    blocks.push(...before.slice(at, change.from), ...change.blocks)
    at = change.to
  }
  return [...blocks, ...before.slice(at, to)]
}

const isSame = (one: readonly Block[], other: readonly Block[]): boolean =>
  one.length === other.length &&
  one.every((block, at) => getBlockKey(block) === getBlockKey(other[at]!))
