import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  splitBlock,
} from 'prosemirror-commands'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo, undo } from 'prosemirror-history'
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { MarkType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { Plugin, type Command } from 'prosemirror-state'
import { goToNextCell, tableEditing } from 'prosemirror-tables'
import { findAncestor } from './commands.ts'
import { postSchema } from './schema.ts'

const { nodes, marks } = postSchema

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

/** Another point of a list; of tasks one that is not done. */
const nextPoint: Command = (state, dispatch) => {
  const checked = findAncestor(state, nodes.list_item)?.node.attrs.checked as
    | boolean
    | null
    | undefined
  return splitListItem(nodes.list_item, { checked: checked == null ? null : false })(
    state,
    dispatch,
  )
}

/** A cell has one line of Markdown: Enter goes on to the next. */
const nextCell: Command = (state, dispatch) =>
  findAncestor(state, nodes.table) !== null && goToNextCell(1)(state, dispatch)

const KEYS: Record<string, Command> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  Enter: chainCommands(nextCell, nextPoint, createParagraphNear, liftEmptyBlock, splitBlock),
  'Shift-Enter': chainCommands(exitCodeOnly, lineBreak),
  'Mod-Enter': chainCommands(exitCode, lineBreak),
  Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
}

function exitCodeOnly(...[state, dispatch]: Parameters<Command>): boolean {
  return state.selection.$from.parent.type === nodes.code_block && exitCode(state, dispatch)
}

/** The signs of Markdown do as they are typed what they mean. */
const markRule = (pattern: RegExp, type: MarkType): InputRule =>
  new InputRule(pattern, (state, match, start, end) => {
    const text = match[1]
    if (!text) return null
    return state.tr
      .replaceWith(
        start,
        end,
        postSchema.text(text, type.create().addToSet(state.selection.$from.marks())),
      )
      .removeStoredMark(type)
  })

const RULES: InputRule[] = [
  textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, signs]) => ({ level: signs!.length })),
  wrappingInputRule(/^\s*[-*+]\s$/, nodes.bullet_list),
  wrappingInputRule(
    /^(\d{1,9})[.)]\s$/,
    nodes.ordered_list,
    ([, start]) => ({ start: Number(start) }),
    ([, start], before) => before.childCount + Number(before.attrs.start) === Number(start),
  ),
  wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
  textblockTypeInputRule(/^```$/, nodes.code_block),
  markRule(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
  markRule(/(?<![*\\])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.emphasis),
  markRule(/`([^`]+)`$/, marks.code),
]

/** There is always a line to go on writing on; Markdown knows nothing of it while it is empty. */
const lastLine = new Plugin({
  appendTransaction: (_, __, { doc, tr }) =>
    doc.lastChild?.type === nodes.paragraph || doc.lastChild?.type === nodes.heading
      ? null
      : tr.insert(doc.content.size, nodes.paragraph.create()).setMeta('addToHistory', false),
})

export const editorPlugins = [
  inputRules({ rules: RULES }),
  keymap(KEYS),
  keymap(baseKeymap),
  history(),
  gapCursor(),
  tableEditing(),
  lastLine,
]
