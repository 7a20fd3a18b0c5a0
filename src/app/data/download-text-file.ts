import { translateCsvHead } from '#i18n/en/app/csv-heads.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

/** Lets the browser save a CSV of the server as a file. */
export function downloadTextFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([translateCsvHead(text)], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Some browsers begin to read only after this.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS)
}
