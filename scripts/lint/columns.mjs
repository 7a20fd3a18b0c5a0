import { util } from 'prettier'

const MAX_COLUMNS = 100

/** What cannot be broken: an address, and a line that is a regular expression. */
const UNBREAKABLE = /https?:\/\/\S{60}|url\("data:|^\s*(?:\w+: )?\/.+\/[a-z]*,?$/

/**
 * The numbers of the lines that end past column 100, as prettier counts columns: a sign above
 * or below a letter takes none. (ESLint's own `max-len` counts those, and is deprecated.)
 *
 * @param {readonly string[]} lines
 */
export function wideLines(lines) {
  return lines.flatMap((line, index) =>
    util.getStringWidth(line) > MAX_COLUMNS && !UNBREAKABLE.test(line) ? [index + 1] : [],
  )
}

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  create: (context) => ({
    Program() {
      for (const line of wideLines(context.sourceCode.lines))
        context.report({ loc: { line, column: MAX_COLUMNS }, message: 'Lines end at column 100.' })
    },
  }),
}

export const columns = {
  plugins: { columns: { rules: { max: rule } } },
  rules: { 'columns/max': 'error' },
}
