import { stat } from 'node:fs/promises'

/** Whether a file or folder is there, and may be seen. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
