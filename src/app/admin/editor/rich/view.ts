import { Fragment, Slice, type Node, type ResolvedPos } from 'prosemirror-model'
import { EditorState, NodeSelection, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { readPaste } from '#app/admin/editor/text/paste.ts'
import { getToolForKey, type EditorHandle, type EditorTool } from '#app/admin/editor/text/tool.ts'
import { COMMANDS, getLinkAtCursor, setLink, getActiveTools } from './commands.ts'
import { markdownToDoc, docToMarkdown } from './markdown.ts'
import { editorPlugins } from './plugins.ts'
import { postSchema } from './schema.ts'

/** The words of the picture that is chosen. */
export type PictureText = { alt: string; title: string | null }

export type RichViewOptions = {
  label: string
  /** The address under which a picture of the site is shown; null for one from elsewhere. */
  srcOf: (path: string) => string | null
  onChange: (markdown: string) => void
  onPlace: (tools: EditorTool[], picture: PictureText | null) => void
  onLink: () => void
  onFiles: (files: readonly File[]) => void
  onLeftOut: (pictures: number) => void
}

export type RichView = {
  hand: EditorHandle
  setPicture: (words: PictureText) => void
  run: (command: Command) => void
  describe: (attributes: Record<string, string>) => void
  destroy: () => void
}

/** Shows a text in Markdown as it will look, to be written in. */
export function createRichView(
  place: HTMLElement,
  markdown: string,
  options: RichViewOptions,
): RichView {
  let last = markdown
  let attributes: Record<string, string> = {}
  const view = new EditorView(place, {
    state: EditorState.create({ doc: markdownToDoc(markdown), plugins: editorPlugins }),
    attributes: () => ({
      ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': options.label },
      ...{ class: 'post-body rich', id: 'post-content', ...attributes },
    }),
    nodeViews: { image: (node) => ({ dom: picture(node, options.srcOf) }) },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      options.onPlace(getActiveTools(view.state), chosenPicture(view.state))
      if (!transaction.docChanged) return
      const text = docToMarkdown(view.state.doc)
      if (text === last) return
      last = text
      options.onChange(text)
    },
    handleKeyDown(_, event) {
      const tool = getToolForKey(event)
      if (!tool) return false
      // Not for whoever listens at the page, such as a search.
      event.stopPropagation()
      if (tool === 'link') options.onLink()
      else run(COMMANDS[tool])
      return true
    },
    handlePaste: (_, event) => takeIn(event.clipboardData, options, insert),
    handleDrop(_, event) {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) options.onFiles(files)
      return files.length > 0
    },
    clipboardTextParser: (text, context) => plainSlice(text, context),
    clipboardTextSerializer: (slice) =>
      docToMarkdown(asDoc(slice)) || slice.content.textBetween(0, slice.content.size, '\n\n'),
  })
  const run = (command: Command) => {
    command(view.state, view.dispatch.bind(view))
    view.focus()
  }
  const insert = (text: string) => {
    const { content } = markdownToDoc(text)
    const [first] = content.content
    const isWords =
      content.childCount === 1 &&
      first!.type === postSchema.nodes.paragraph &&
      first!.firstChild?.type !== postSchema.nodes.image
    // Words go into the line, blocks between the lines.
    const slice = isWords ? new Slice(content, 1, 1) : new Slice(content, 0, 0)
    view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
    view.focus()
  }
  return {
    hand: {
      run: (tool) => tool !== 'link' && run(COMMANDS[tool]),
      linkNow: () => getLinkAtCursor(view.state),
      link: (href) => run(setLink(href)),
      insert,
    },
    setPicture(words) {
      const { selection, tr } = view.state
      if (!(selection instanceof NodeSelection)) return
      const { src } = selection.node.attrs as { src: string }
      const changed = tr.setNodeMarkup(selection.from, null, { src, ...words })
      view.dispatch(changed.setSelection(NodeSelection.create(changed.doc, selection.from)))
    },
    run,
    describe(given) {
      attributes = given
      view.setProps({})
    },
    destroy: () => view.destroy(),
  }
}

function chosenPicture({ selection }: EditorState): PictureText | null {
  const isPicture =
    selection instanceof NodeSelection && selection.node.type === postSchema.nodes.image
  return isPicture ? (selection.node.attrs as PictureText) : null
}

/** A picture of the site; the name of one from elsewhere, which the page only links to. */
function picture({ attrs }: Node, srcOf: RichViewOptions['srcOf']): HTMLElement {
  const { src, alt, title } = attrs as { src: string; alt: string; title: string | null }
  const shown = srcOf(src)
  if (shown === null) {
    const name = document.createElement('span')
    name.className = 'rich-elsewhere'
    name.textContent = alt || title || src
    return name
  }
  const image = document.createElement('img')
  Object.assign(image, { src: shown, alt, title: title ?? '' })
  if (!title) return image
  const figure = document.createElement('span')
  figure.className = 'rich-figure'
  const caption = document.createElement('span')
  caption.className = 'rich-caption'
  caption.textContent = title
  figure.append(image, caption)
  return figure
}

/** What is pasted goes through Markdown, unless it is a piece of this very text. */
function takeIn(
  data: DataTransfer | null,
  { onFiles, onLeftOut }: RichViewOptions,
  insert: (markdown: string) => void,
): boolean {
  if (!data || data.getData('text/html').includes('data-pm-slice')) return false
  const { files, markdown, leftOut } = readPaste(data)
  if (files.length > 0) onFiles(files)
  if (leftOut > 0) onLeftOut(leftOut)
  if (markdown) insert(markdown)
  return files.length > 0 || markdown !== null
}

/** Plain text: blank lines part paragraphs, other line breaks stay. */
function plainSlice(text: string, context: ResolvedPos): Slice {
  const paragraphs = text.split(/\r?\n(?:[ \t]*\r?\n)+/).map((paragraph) =>
    postSchema.nodes.paragraph.create(
      null,
      paragraph
        .split(/\r?\n/)
        .flatMap((line, at) => [
          ...(at > 0 ? [postSchema.nodes.hard_break.create()] : []),
          ...(line ? [postSchema.text(line, context.marks())] : []),
        ]),
    ),
  )
  return new Slice(Fragment.from(paragraphs), 1, 1)
}

const asDoc = ({ content }: Slice): Node =>
  postSchema.nodes.doc.create(
    null,
    content.firstChild?.isBlock ? content : postSchema.nodes.paragraph.create(null, content),
  )
