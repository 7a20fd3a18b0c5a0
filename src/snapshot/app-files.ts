import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '#config/languages.ts'

/** The addresses of files: what the app's entry needs, and beside that each of its screens. */
export type AppFiles = { entry: string[]; screens: Record<string, string[]> }

/** Written by the bundler (astro.config.mjs), read when the app's page is rendered. */
export const APP_FILES_FILENAME = 'app-files.json'

/** What the bundler has written of the app's files in a language; nothing while developing. */
export function readAppFiles(language: LanguageCode): AppFiles {
  const bundles = process.env['ZILA_BUNDLE']
  if (!bundles) return { entry: [], screens: {} }
  return JSON.parse(readFileSync(join(bundles, language, APP_FILES_FILENAME), 'utf8')) as AppFiles
}
