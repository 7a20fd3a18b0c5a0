/** A whole number of what was typed; 0 for anything else. */
export const parseOrderNumber = (text: string): number => {
  const number = Number(text.trim())
  return Number.isInteger(number) ? number : 0
}

/** What was typed between commas. */
export const splitByComma = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
