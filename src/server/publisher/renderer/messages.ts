/** What a transaction said that it changed, see `mark.ts`. */
export type Mark = { noun: string; recordId: number | null }

/** What the publisher says to the process that renders. */
export type Order = {
  /** For the files; what the pages were made of is written beside it, as `keys.json`. */
  outDir: string
  /** The name of the site's state after this order, if it goes live. */
  state: string
  /** Null has every page rendered; otherwise those that differ from what is live. */
  since: Since | null
}

/** What is live, and the marks made since then. */
export type Since = { state: string; keyFiles: readonly string[]; marks: readonly Mark[] }

/** What came of an order: files that went, and pages that could not be rendered, with the reason. */
export type Rendered = { gone: string[]; failed: Record<string, string> }

/** What that process says back: pages as they are made, and how the order ended. */
export type Report = { kind: 'page' } | ({ kind: 'done' } & Rendered) | { kind: 'failed'; reason: string }
