import type { VisitorContext } from '#server/http/verb-context.ts'
import type { Repeats } from './repeats.ts'
import type { ViewTally } from './view-tally.ts'

/** What counting views and clicks needs beside the context of every visitor's verb. */
export type TrackingContext = VisitorContext & { repeats: Repeats; tally: ViewTally }
