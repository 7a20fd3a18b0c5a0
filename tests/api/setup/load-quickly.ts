import { pathToFileURL } from 'node:url'
import path from 'node:path'

/** Node's arguments that load the project's programs as its commands do, wherever they run. */
export const LOAD_QUICKLY = [
  '--import',
  pathToFileURL(
    path.resolve(import.meta.dirname, '../../../src/server/kit/modules/load-quickly.ts'),
  ).href,
]
