import { ESLint } from 'eslint'

/** Types take seconds to find out, and none of the rules that tests look at asks for them. */
const untyped = { languageOptions: { parserOptions: { projectService: false } } }

/**
 * Lints texts as if they were files of the project, with those of its rules whose id `isAsked`
 * accepts.
 */
export function createLinter(isAsked: (ruleId: string) => boolean) {
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => isAsked(ruleId),
    overrideConfig: [untyped],
  })
  return async (text: string, filePath: string) => {
    const [result] = await eslint.lintText(text, { filePath })
    return result?.messages ?? []
  }
}
