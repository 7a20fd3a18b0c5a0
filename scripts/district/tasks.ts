import type { Cut } from './cut-tables.ts'
import type { DistrictAnswers } from './write.ts'

/** What the tables do not say, for whoever makes the district. */
export function listTasks(answers: DistrictAnswers, cut: Cut): string[] {
  const { language, localName, headquarters, name } = answers
  const isEnglish = language === 'en'
  const withoutPoint = cut.towns.filter(({ point }) => !point).length
  const tasks: [isNeeded: boolean, text: string][] = [
    [!isEnglish && !localName, `district.json: the name in ${language}; ${name} stands there now.`],
    [!headquarters, 'district.json: headquarters; the first town stands there now.'],
    [!isEnglish, `district.json: state and description in ${language}.`],
    [true, 'district.json: bounds and middle, if the map does not open on the district.'],
    [true, 'district.json: std (area codes without the 0), vehicle, aliases, lgd.'],
    [true, 'towns.csv: strike out post offices that are no towns; add towns that have none.'],
    [!isEnglish, `towns.csv: name_hi, the names in ${language}.`],
    [withoutPoint > 0, `towns.csv: points of ${withoutPoint} towns without one.`],
    [true, 'districts.csv: other spellings of the districts of the state.'],
    [cut.banks.length === 0, 'businesses.csv: banks, hospitals, stations; the tables had none.'],
    [cut.source === null, 'sources.json: origin and licence of the tables (“TODO” there).'],
    [!isEnglish, `words.${language}.csv: words for kinds of places in ${language}.`],
    [true, 'guide.en.md, law.json, posts: only what has a source; all may be left out.'],
  ]
  return tasks.filter(([isNeeded]) => isNeeded).map(([, text]) => text)
}
