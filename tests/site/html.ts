import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'no-inline-style': 'error',
      'no-dup-id': 'error',
      // Firefox would restore ticks that are not in the address.
      'valid-autocomplete': 'off',
      // Titles of long names are cut by who shows them.
      'long-title': 'off',
    },
  }),
)

/** What is not valid in a page, one line each. */
export async function findInvalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line }) =>
        `${ruleId}: ${message} (${selector ?? ''} line ${line})`,
    ),
  )
}
