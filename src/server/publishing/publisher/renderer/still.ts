import { splitLanguage } from '#config/languages.ts'

/** Of the addresses that are taken down, those whose page could not be made anew in a language. */
export function listStillPublished(
  takenDown: readonly string[],
  failed: Readonly<Record<string, string>>,
): string[] {
  const unmade = new Set(Object.keys(failed).map((address) => splitLanguage(address).path))
  return takenDown.filter((address) => unmade.has(address))
}
