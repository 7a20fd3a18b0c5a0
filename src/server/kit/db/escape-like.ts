/** Text as it stands in a pattern of LIKE, where `%`, `_` and a backslash say something else. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
