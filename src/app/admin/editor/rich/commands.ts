import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  selectedRect,
} from 'prosemirror-tables'
import type { EditorTool } from '#app/admin/editor/text/tool.ts'
import { postSchema } from './schema.ts'

const { nodes, marks } = postSchema

/** The innermost node of a type around the cursor, and where it begins. */
export function findAncestor({ selection: { $from } }: EditorState, ...types: readonly NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (types.includes(node.type)) return { node, at: $from.before(depth) }
  }
  return null
}

/** Whether a mark is on what is chosen, or on what is typed next. */
function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection
  if (empty) return Boolean(type.isInSet(state.storedMarks ?? $from.marks()))
  return state.doc.rangeHasMark(from, to, type)
}

const heading =
  (level: number): Command =>
  (state, dispatch) => {
    const { parent } = state.selection.$from
    const isActive = parent.type === nodes.heading && parent.attrs.level === level
    return isActive
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch)
  }

/** Into a list, out of it, or from one kind of list to the other. */
const list =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const found = findAncestor(state, nodes.bullet_list, nodes.ordered_list)
    if (!found) return wrapInList(type)(state, dispatch)
    if (found.node.type === type) return liftListItem(nodes.list_item)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(found.at, type, { loose: found.node.attrs.loose as boolean }))
    return true
  }

const quote: Command = (state, dispatch) =>
  findAncestor(state, nodes.blockquote)
    ? lift(state, dispatch)
    : wrapIn(nodes.blockquote)(state, dispatch)

/** A word as code; a whole block where there is none, or more than one. */
const code: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  if ($from.parent.type === nodes.code_block) return setBlockType(nodes.paragraph)(state, dispatch)
  return $from.sameParent($to) && $from.parent.childCount > 0
    ? toggleMark(marks.code)(state, dispatch)
    : setBlockType(nodes.code_block)(state, dispatch)
}

const COLUMNS = 3
const ROWS = 2

const table: Command = (state, dispatch) => {
  if (findAncestor(state, nodes.table)) return false
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      Array.from({ length: COLUMNS }, () => type.create()),
    )
  const made = nodes.table.create(null, [
    row(nodes.table_header),
    ...Array.from({ length: ROWS }, () => row(nodes.table_cell)),
  ])
  if (dispatch) {
    const { $from } = state.selection
    const isOwnLine = $from.parent.childCount === 0 && $from.depth > 0
    const at = isOwnLine ? $from.before() : $from.depth > 0 ? $from.after() : $from.pos
    const tr = isOwnLine ? state.tr.replaceWith(at, $from.after(), made) : state.tr.insert(at, made)
    // Into the first cell: behind the signs of table, row and cell.
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 3))).scrollIntoView())
  }
  return true
}

const rule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.rule.create()).scrollIntoView())
  return true
}

/** What the buttons and keys do; the link is asked for first. */
export const COMMANDS: Record<Exclude<EditorTool, 'link'>, Command> = {
  heading: heading(2),
  subheading: heading(3),
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.emphasis),
  bullets: list(nodes.bullet_list),
  numbers: list(nodes.ordered_list),
  quote,
  code,
  table,
  rule,
  undo,
  redo,
}

/** Makes a link of what is chosen, of the word at the cursor, or of the address itself. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state)
    const tr = state.tr.removeMark(from, to, marks.link)
    if (href !== null) {
      const mark = marks.link.create({ href })
      if (from === to) tr.insert(from, postSchema.text(href, [mark]))
      else tr.addMark(from, to, mark)
    }
    dispatch?.(tr.scrollIntoView())
    return true
  }

/** The address of the link at the cursor. */
export function getLinkAtCursor({ selection: { $from, from, to }, doc }: EditorState): string {
  const mark =
    marks.link.isInSet($from.marks()) ??
    doc.nodeAt(from)?.marks.find(({ type }) => type === marks.link && to > from)
  return mark ? String(mark.attrs.href) : ''
}

/** What is chosen; at a cursor within a link, all of that link. */
function linkRange({ selection: { $from, from, to, empty } }: EditorState) {
  const mark = empty ? marks.link.isInSet($from.marks()) : undefined
  if (!mark) return { from, to }
  const { parent } = $from
  const start = $from.start()
  let [first, last] = [from, to]
  parent.forEach((child, offset) => {
    const [begin, end] = [start + offset, start + offset + child.nodeSize]
    if (!mark.isInSet(child.marks) || begin > from || end < from) return
    first = Math.min(first, begin)
    last = Math.max(last, end)
  })
  return { from: first, to: last }
}

/** The tools that are on where the cursor is. */
export function getActiveTools(state: EditorState): EditorTool[] {
  const { parent } = state.selection.$from
  const on: Record<string, boolean> = {
    heading: parent.type === nodes.heading && (parent.attrs.level as number) <= 2,
    subheading: parent.type === nodes.heading && (parent.attrs.level as number) > 2,
    bold: hasMark(state, marks.strong),
    italic: hasMark(state, marks.emphasis),
    bullets:
      findAncestor(state, nodes.bullet_list, nodes.ordered_list)?.node.type === nodes.bullet_list,
    numbers:
      findAncestor(state, nodes.bullet_list, nodes.ordered_list)?.node.type === nodes.ordered_list,
    quote: findAncestor(state, nodes.blockquote) !== null,
    link: getLinkAtCursor(state) !== '',
    code: parent.type === nodes.code_block || hasMark(state, marks.code),
    table: findAncestor(state, nodes.table) !== null,
  }
  return (Object.keys(on) as EditorTool[]).filter((tool) => on[tool])
}

/** The row of names stays: a table of Markdown has one. */
const deleteOtherRow: Command = (state, dispatch) =>
  isInTable(state) && selectedRect(state).top > 0 && deleteRow(state, dispatch)

export type TableTool = 'row' | 'column' | 'lessRow' | 'lessColumn' | 'gone'

export const TABLE_COMMANDS: Record<TableTool, Command> = {
  row: addRowAfter,
  column: addColumnAfter,
  lessRow: deleteOtherRow,
  lessColumn: deleteColumn,
  gone: deleteTable,
}
