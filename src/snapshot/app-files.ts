import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The addresses of files: what the app's entry needs, and beside that each of its screens. */
export type AppFiles = { entry: string[]; screens: Record<string, string[]> }

/** Written by the bundler (astro.config.mjs), read when the app's page is rendered. */
export const APP_FILES = 'app-files.json'

/** What the bundler has written of the app's files; nothing while developing. */
export function readAppFiles(folder = process.env['ZILA_BUNDLE']): AppFiles {
  if (!folder) return { entry: [], screens: {} }
  return JSON.parse(readFileSync(join(folder, APP_FILES), 'utf8')) as AppFiles
}
