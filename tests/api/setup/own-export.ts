import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import { requestExport } from '#contract/exports.ts'
import * as contract from '#contract/imports.ts'
import type { ImportDetail } from '#contract/imports.ts'
import type { TestApi } from './api.ts'

export type Row = Record<string, string>

/**
 * What an administrator does with the file of businesses: takes it out, changes it, gives it back.
 */
export function createExportRoundTrip(place: () => { api: TestApi; token: string }) {
  const given = ({ id }: { id: number }) => ({ params: { id }, token: place().token })
  const ended = async (one: ImportDetail): Promise<ImportDetail> => {
    await place().api.runTask('imports')
    return (await place().api.read(contract.getImport, given(one))).data
  }
  return {
    async take(): Promise<string> {
      const { api, token } = place()
      const { data } = await api.read(requestExport, { body: { of: 'businesses' }, token })
      const answer = await api.ask(data.url.replace(/^.*\/api/, ''))
      // The mark of UTF-8 belongs to the file.
      return Buffer.from(await answer.arrayBuffer()).toString('utf8')
    },
    async give(content: string | Buffer, name = 'businesses.csv'): Promise<ImportDetail> {
      const { api, token } = place()
      const form = new FormData()
      form.append('file', new File([content as never], name, { type: 'text/csv' }))
      const headers = { Authorization: `Bearer ${token}` }
      const answer = await api.ask('/admin/imports', { method: 'POST', headers, body: form })
      expect(answer.status).toBe(201)
      const { data: one } = (await answer.json()) as { data: ImportDetail }
      await api.read(contract.checkImport, { ...given(one), body: one.choices })
      return ended(one)
    },
    async run(one: ImportDetail): Promise<ImportDetail> {
      await place().api.read(contract.runImport, given(one))
      return ended(one)
    },
    async undo(one: ImportDetail): Promise<ImportDetail> {
      await place().api.read(contract.undoImport, given(one))
      return ended(one)
    },
    changes: (one: ImportDetail) => place().api.read(contract.getImportChanges, given(one)),
  }
}

/** The rows of a file as a spreadsheet has them, apostrophes included. */
export const parseExportRows = (text: string): Row[] =>
  parse(text, { bom: true, columns: true, skip_empty_lines: true })

/** The rows as a spreadsheet saves them. */
export function formatAsSpreadsheet(
  rows: readonly Row[],
  separator = ',',
  lineEnd = '\r\n',
): string {
  const quoted = (cell: string) =>
    /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell
  const names = Object.keys(rows[0] ?? {})
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map(quoted).join(separator) + lineEnd)
    .join('')
}
