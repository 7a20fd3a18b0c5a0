/** What is wrong in a file of a district's folder, and where; lines and columns begin at 1. */
export type Fault = { file: string; line: number; column: number; message: string }

/** Is told each fault; reading goes on with what is left. */
export type Report = (fault: Fault) => void

export const formatFault = ({ file, line, column, message }: Fault): string =>
  `${file}:${line}:${column}  ${message}`

/** Stops at the first fault: for reading a folder that has been checked. */
export const stopAtFault: Report = (fault) => {
  throw new Error(`The district's folder is not fit: ${formatFault(fault)}`)
}

/** Line and column of a place in a text. */
export function getPosition(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  const start = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - start + 1 }
}
