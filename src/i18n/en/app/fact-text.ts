import { work } from './work.ts'

/** What the API says of something that waits for a decision, by the name of the fact. */
export const factText = (name: string, value: string): string => work.values[name]?.[value] ?? value
