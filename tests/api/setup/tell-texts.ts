import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { DISTRICT } from '#district/district.ts'
import { detectLanguage } from '#shared/rules/blog.ts'
import { listTexts } from './list-texts.ts'

/*
 * A program of its own, as a process has one district: prints as JSON what pages, forms and the app
 * say in that of `DISTRICT`.
 */
const files = globSync('src/i18n/en/**/*.ts').map((file) => import(resolve(file)))
const texts = listTexts(await Promise.all(files))
const language = detectLanguage(`About ${DISTRICT.nameLocal}`)
console.log(JSON.stringify({ texts, language }))
