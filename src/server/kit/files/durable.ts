import { execFile } from 'node:child_process'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Has the names in a folder written to the disk. */
export async function fsyncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Has everything below a folder written to the disk: without it a power cut could leave the current
 * release pointing at empty files. One call for the whole file system is far cheaper than one for
 * each of thousands of files.
 */
export async function fsyncTree(folder: string): Promise<void> {
  await run('sync', process.platform === 'linux' ? ['-f', folder] : [], { timeout: 120_000 })
  await fsyncFolder(folder)
}
