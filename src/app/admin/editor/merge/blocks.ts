/** A paragraph, heading, table, code block or item of a list, in Markdown. */
export type Block = {
  text: string
  /** The item of a list that follows another one without a blank line. */
  isTight: boolean
}

const FENCE = /^\s*(`{3,}|~{3,})/
const ITEM = /^(?:[-*+]|\d{1,9}[.)])\s/

/** The blocks of a text. Blank lines within code do not part it. */
export function splitBlocks(markdown: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let fence = ''
  let isTight = false
  const end = () => {
    if (lines.length > 0) blocks.push({ text: lines.join('\n'), isTight })
    lines = []
    isTight = false
  }
  for (const line of markdown.normalize('NFC').replace(/\r\n?/g, '\n').split('\n')) {
    if (fence === '' && line.trim() === '') end()
    else {
      if (fence === '' && ITEM.test(line) && ITEM.test(lines[0] ?? '')) {
        end()
        isTight = true
      }
      lines.push(line)
      fence = fenceAfter(line, fence)
    }
  }
  end()
  return blocks
}

/** The signs that end the code that this line is in; blank outside of code. */
function fenceAfter(line: string, fence: string): string {
  const signs = FENCE.exec(line)?.[1] ?? ''
  if (fence === '') return signs
  const isEnd = signs.startsWith(fence) && line.trim() === signs
  return isEnd ? '' : fence
}

/** The text of blocks. */
export const joinBlocks = (blocks: readonly Block[]): string =>
  blocks
    .map(({ text, isTight }, at) => {
      const isListed = isTight && ITEM.test(blocks[at - 1]?.text ?? '')
      return (at === 0 ? '' : isListed ? '\n' : '\n\n') + text
    })
    .join('')

/** What is compared: the number of an item says nothing, as Markdown counts by itself. */
export const getBlockKey = ({ text }: Block): string =>
  text.replace(/^\d{1,9}([.)]\s)/, '1$1').trimEnd()
