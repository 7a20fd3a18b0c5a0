import type { ChooseEffort } from '#server/publishing/releases/compress.ts'
import type { PageRenderer } from '#server/publishing/publisher/job/render-job.ts'

/** Who renders the pages of a site, and how hard they are compressed. */
export type BuildContext = { renderPages: PageRenderer; effort: ChooseEffort }
