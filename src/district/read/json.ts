import type { z } from 'zod'
import { getPosition, type Report } from './fault.ts'
import { readDistrictFile } from './folder.ts'

/** Parts of a JSON text: strings as a whole, numbers and words, and signs. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s{}[\]:,"]+|[{}[\]:,]/g

/** A JSON file of the folder that fits a schema; null where it is missing or does not fit. */
export function readJsonFile<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  report: Report,
): z.output<Schema> | null {
  const text = readDistrictFile(folder, file)
  if (text === null) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const offset = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0)
    report({ file, ...getPosition(text, offset), message: `is no JSON: ${toReason(error)}` })
    return null
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    const path = issue.path.map(String)
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
    const where = getPosition(text, findInJson(text, [...path, ...unknown]))
    const name = path.join('.') || 'The file'
    report({ file, ...where, message: `${name}: ${issue.message}` })
  }
  return null
}

const toReason = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Where a value begins in a JSON text, by the keys and indexes that lead to it; where one is
 * missing, what should hold it.
 */
export function findInJson(text: string, path: readonly string[]): number {
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: token, index }) => ({ token, index }))
  let at = 0
  const skip = (from: number): number => {
    let depth = 0
    let i = from
    do {
      const token = tokens[i]?.token
      if (token === '{' || token === '[') depth += 1
      if (token === '}' || token === ']') depth -= 1
      i += 1
    } while (depth > 0 && i < tokens.length)
    return i
  }
  for (const step of path) {
    const open = tokens[at]?.token
    let i = at + 1
    let found = -1
    for (let index = 0; i < tokens.length && !/^[}\]]$/.test(tokens[i]!.token); index += 1) {
      const value = open === '{' ? i + 2 : i
      const key = open === '{' ? (JSON.parse(tokens[i]!.token) as string) : String(index)
      if (key === step) {
        found = value
        break
      }
      i = skip(value)
      if (tokens[i]?.token === ',') i += 1
    }
    if (found < 0) break
    at = found
  }
  return tokens[at]?.index ?? 0
}
