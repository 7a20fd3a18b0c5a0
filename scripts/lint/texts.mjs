/**
 * A lint rule: what people read is in `i18n/`, so that every language can say it. It finds words in
 * the templates of pages and of React, and sentences anywhere else in code that draws.
 */

/** A word as people write it, not a code or a name of a class. */
const WORD = /\p{L}{2,}/u
/** `Read more`: it begins with a capital, and more words follow. */
const SENTENCE = /^\s*\p{Lu}\p{Ll}{0,20}[,:]? \p{Ll}|^[a-z]{2,20} [a-z]{2,20} [a-z]{2,20}\b/u
/** Addresses, keys, files and places to fill, which are the same in every language. */
const SAME_EVERYWHERE = /^\s*(?:https?:\/\/|\/[a-z]+\/|\w+\.json|\[\[\w+\]\]|Ctrl[+ ]\w+)\s*$/
const isText = (text) => WORD.test(text) && !SAME_EVERYWHERE.test(text)

const READ_ATTRIBUTES = new Set([
  ...['alt', 'title', 'placeholder', 'label', 'summary', 'description'],
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
])
/** Attributes that hold no text for people, though they may look like some. */
const CODE_ATTRIBUTES =
  /^(?:class|className|style|sizes|srcset|srcSet|media|d|viewBox|transform|rel|allow)$/

const CALLS_OF_PROGRAMMERS =
  /^(?:Error|TypeError|DOMException|Symbol|querySelector(?:All)?|matches|closest|matchMedia)$/

const isOfProgrammers = (node) => {
  for (let at = node; at; at = at.parent) {
    if (at.type === 'ThrowStatement' || at.type === 'TSLiteralType') return true
    if (at.type === 'ImportDeclaration' || at.type === 'ExportAllDeclaration') return true
    if (at.type === 'JSXAttribute') return CODE_ATTRIBUTES.test(at.name.name)
    const callee = at.type === 'CallExpression' || at.type === 'NewExpression' ? at.callee : null
    const name = callee?.property?.name ?? callee?.name ?? ''
    if (CALLS_OF_PROGRAMMERS.test(name)) return true
  }
  return false
}

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { text: '“{{text}}” is read by people: it belongs into src/i18n.' },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'text', data: { text: text.trim().slice(0, 60) } })
    const checkSentence = (node, text) => {
      if (SENTENCE.test(text) && !isOfProgrammers(node)) report(node, text)
    }
    return {
      JSXText(node) {
        if (isText(node.value)) report(node, node.value)
      },
      JSXAttribute({ name, value }) {
        const text = value?.type === 'Literal' ? String(value.value) : ''
        if (READ_ATTRIBUTES.has(name.name) && isText(text)) report(value, text)
      },
      Literal(node) {
        if (typeof node.value === 'string' && node.parent.type !== 'JSXAttribute')
          checkSentence(node, node.value)
      },
      TemplateElement(node) {
        checkSentence(node, node.value.cooked ?? '')
      },
    }
  },
}

/** Folders whose code draws what people read. */
const DRAWN = ['pages', 'layouts', 'components', 'views', 'islands', 'browser', 'ui', 'app']

export const texts = {
  files: DRAWN.map((folder) => `src/${folder}/**/*.{ts,tsx,astro}`),
  // The page that shows primitives, and what posts begin with in either language.
  ignores: ['src/{islands/,pages/_}styleguide/**', 'src/app/admin/editor/templates/*.ts'],
  plugins: { texts: { rules: { 'in-i18n': rule } } },
  rules: { 'texts/in-i18n': 'error' },
}
