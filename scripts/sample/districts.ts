/** Today's district names, by the directory's. Those not here are only title-cased. */
const modernNames: Readonly<Record<string, string>> = {
  'EAST SINGHBUM': 'East Singhbhum',
  'SARAIKELA KHARSAWAN': 'Seraikela-Kharsawan',
  SAHEBGANJ: 'Sahibganj',
}

/** The boundary file's names of districts, by today's, where the two differ. */
export const districtBoundaryNames: Readonly<Record<string, string>> = {
  'East Singhbhum': 'Purbi Singhbhum',
  'West Singhbhum': 'Pashchimi Singhbhum',
  'Seraikela-Kharsawan': 'Saraikela-kharsawan',
  Koderma: 'Kodarma',
}

/** A district as it is written today, from the capitals of India Post's directory. */
export function formatDistrictName(directoryName: string): string {
  const titled = directoryName
    .toLowerCase()
    .replace(/(^|[\s-])[a-z]/g, (start) => start.toUpperCase())
  return modernNames[directoryName] ?? titled
}
