import { ESLint } from 'eslint'

/**
 * Lints texts as if they were files of the project, with those of its rules whose id `isAsked`
 * accepts.
 */
export function createLinter(isAsked: (ruleId: string) => boolean) {
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => isAsked(ruleId) })
  return async (text: string, filePath: string) => {
    const [result] = await eslint.lintText(text, { filePath })
    return result?.messages ?? []
  }
}
