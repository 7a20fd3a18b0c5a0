/** A record that a transaction changed (`mark.ts`); `recordId` null means many of the noun. */
export type ChangedRecord = { noun: string; recordId: number | null }
