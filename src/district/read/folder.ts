import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const PROJECT = resolve(import.meta.dirname, '../../..')
const SHIPPED = join(PROJECT, 'src/districts')
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What runs when nothing is set. */
export const DEFAULT_DISTRICT = 'palamu'

/** The names of the districts that come with the product. */
export const listShippedDistricts = (): string[] =>
  readdirSync(SHIPPED, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

/**
 * The folder of a district: one that comes with the product, by its name, or any other, by its path
 * (absolute, or from the project's folder).
 */
export const getDistrictFolder = (
  given = process.env['DISTRICT']?.trim() || DEFAULT_DISTRICT,
): string => (NAME.test(given) ? join(SHIPPED, given) : resolve(PROJECT, given))

/** The text of a file of the folder; null where there is none. */
export function readDistrictFile(folder: string, name: string): string | null {
  const path = join(folder, name)
  return existsSync(path) ? readFileSync(path, 'utf8').replace(/^\uFEFF/, '') : null
}

/** The files of the folder that are named `<name>.<language>.<ending>`, by their language. */
export function listLanguageFiles(folder: string, name: string, ending: string) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [base, language, end, ...more] = file.split('.')
      return base === name && end === ending && language && more.length === 0
        ? [{ language, file }]
        : []
    })
}
